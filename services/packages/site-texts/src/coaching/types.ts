/** A financial burden, and what can be done about it. */
export type FinancialChallenge = {
  id: string;
  category: string;
  title: string;
  /** How it feels, so that affected people recognize it. */
  situation: string;
  /** World English Bible, word for word; a test compares it with the text. */
  scripture: string;
  scriptureReference: string;
  /** In this order, each small enough for a week. */
  steps: readonly string[];
  question: string;
};

/** A way to own, buy or sell property. */
export type RealEstateStrategy = {
  id: string;
  name: string;
  /** In one sentence. */
  what: string;
  fits: readonly string[];
  beware: readonly string[];
  firstStep: string;
  scripture: string;
  scriptureReference: string;
};
