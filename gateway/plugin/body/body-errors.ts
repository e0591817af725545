/** The body was longer than the call allows. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
  readonly mostBytes: number;

  constructor(mostBytes: number) {
    super(`the body is longer than ${mostBytes} bytes`);
    this.mostBytes = mostBytes;
  }
}

/** The body came too slowly to be waited for. */
export class BodyTooSlow extends Error {
  override name = 'BodyTooSlow';
}

/** Too much is being sent at once, by all or by one network. */
export class NoRoomForBody extends Error {
  override name = 'NoRoomForBody';
}

/** Whoever sent it went away before its end. */
export class BodyCutShort extends Error {
  override name = 'BodyCutShort';
}
