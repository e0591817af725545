/** Visitors' answers inside a served page, so that it shows content before its first request. */
export type FirstData = {
  /** By the address that the page would request. */
  answers: Record<string, { headers: Record<string, string>; body: unknown }>;
  /** The reader has a cookie. Their own data (likes, own prayers) is not included. */
  isForAnyone?: true;
};

/** Id of the element that holds it, as JSON. */
export const firstDataId = 'first-data';
