/**
 * The verses on the site's own pages, as plain text, so that pages do not load a Bible. World English Bible; a test
 * compares every word with the text. Browser-safe.
 */
export type SiteScripture = {
  /** As printed below the verse. */
  reference: string;
  /** Exact text; verses and lines are joined by single spaces. */
  text: string;
};

export const siteScriptures = {
  /** Biblical Foundation on the landing page. */
  business: {
    reference: 'Proverbs 16:3',
    text: 'Commit your deeds to Yahweh, and your plans shall succeed.',
  },
  personalGrowth: {
    reference: 'Romans 12:2',
    text: 'Don’t be conformed to this world, but be transformed by the renewing of your mind, so that you may prove what is the good, well-pleasing, and perfect will of God.',
  },
  networking: {
    reference: 'Proverbs 27:17',
    text: 'Iron sharpens iron; so a man sharpens his friend’s countenance.',
  },
  /** Beside the join form. */
  workOfHands: {
    reference: 'Psalm 90:17',
    text: 'Let the favor of the Lord our God be on us. Establish the work of our hands for us. Yes, establish the work of our hands.',
  },
  /** On the member home and beside the prayer assistant. */
  morning: {
    reference: 'Psalm 5:3',
    text: 'Yahweh, in the morning you will hear my voice. In the morning I will lay my requests before you, and will watch expectantly.',
  },
  /** On the prayer page. */
  prayer: {
    reference: 'Philippians 4:6-7',
    text: 'In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known to God. And the peace of God, which surpasses all understanding, will guard your hearts and your thoughts in Christ Jesus.',
  },
} as const satisfies Record<string, SiteScripture>;
