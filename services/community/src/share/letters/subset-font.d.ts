declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'truetype';
    variationAxes: Record<string, number>;
    keepAllGlyphs: true;
  }
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
