/** A photo for the process that decodes photos. */
export type PhotoQuestion = {
  id: number;
  bytes: Uint8Array;
  mostPixels: number;
  /** For progressive and interlaced images: unpacked whole before they are scaled. */
  mostPixelsInPasses: number;
  /** A photo with more pixels is not decoded now: it needs the room of all others. */
  largeFromPixels: number;
  longestSide: number;
  quality: number;
};

/** The result: a new photo, or the reason why there is none. */
export type PhotoAnswer = { id: number } & (
  { jpeg: Uint8Array } | { refusal: 'large' | 'no photo' }
);
