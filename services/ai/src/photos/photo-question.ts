/** A photo for the process that decodes photos. */
export type PhotoQuestion = {
  id: number;
  bytes: Uint8Array;
  mostPixels: number;
  /** In passes: unpacked whole before it is scaled. */
  mostPixelsInPasses: number;
  /** One with more pixels is not decoded now: it takes the room of all others. */
  largeFromPixels: number;
  longestSide: number;
  quality: number;
};

/** What became of it: a new one, or why there is none. */
export type PhotoAnswer = { id: number } & (
  { jpeg: Uint8Array } | { refusal: 'large' | 'no photo' }
);
