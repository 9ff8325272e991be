// SPDX-License-Identifier: MIT
// Testing: the public names of token families and of views around views, used as in an app.

import Curium

extension PublicNames {
  static let families: [String] = [
    // Tokens: families
    Name<ColorPath<Color.Provider>>.text,
    Name<any ColorProvider<Color>>.text,
    Name<ColorScale<Color.Provider>>.text,
    Name<any ColorType>.text,
    Name<ColorVariant<Color.Provider>>.text,
    Name<FontFamilies<Font.Provider>>.text,
    Name<any FontProvider<Font>>.text,
    Name<FontSizes<Font.Provider>>.text,
    Name<any FontType>.text,
    Name<FontWeights<Font.Provider>>.text,
    Name<ImageCategory>.text,
    Name<ImageGroup<Icon.Provider>>.text,
    Name<any ImageProvider<Image>>.text,
    Name<ImageSpace<Image.Provider>>.text,
    Name<any ImageType>.text,
    Name<PathTransform<Color>>.text,
    Name<any ProviderStep>.text,
    Name<Spacing<Int>>.text,
    // Views: views around views
    Name<AlignmentView<Text, Text>>.text,
    alias("MarginEdges", MarginEdges.self),
    Name<any MarginViewable>.text,
    Name<MarginView<DLabel, DLabel>>.text,
    Name<SafeAreaView<Text, Text, EmptyView>>.text,
    Name<ShadowView<Text, Text>>.text,
    Name<any Viewable>.text,
    Name<any WrapperViewable>.text,
  ]
}
