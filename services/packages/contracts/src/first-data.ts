/** What a served page carries along: answers for visitors, so that it shows something before it has asked anything. */
export type FirstData = {
  /** By the address that the page would have asked. */
  answers: Record<string, { headers: Record<string, string>; body: unknown }>;
  /** Somebody with a cookie asked for the page: what is theirs (likes, own prayers) is not in it. */
  isForAnyone?: true;
};

/** Id of the element that holds it, as JSON. */
export const firstDataId = 'first-data';
