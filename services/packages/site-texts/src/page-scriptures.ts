import type { SiteScripture } from './site-scriptures.ts';

/**
 * The verses of single pages. Each is its own export, so that a page loads only its own. World English Bible; a test
 * compares every word with the text. Browser-safe.
 */

/** For the about page: purpose, unity, excellence. */
export const purposeScripture: SiteScripture = {
  reference: 'Ephesians 2:10',
  text: 'For we are his workmanship, created in Christ Jesus for good works, which God prepared before that we would walk in them.',
};
export const unityScripture: SiteScripture = {
  reference: 'Psalm 133:1',
  text: 'See how good and how pleasant it is for brothers to live together in unity!',
};
export const excellenceScripture: SiteScripture = {
  reference: 'Colossians 3:23-24',
  text: 'And whatever you do, work heartily, as for the Lord, and not for men, knowing that from the Lord you will receive the reward of the inheritance; for you serve the Lord Christ.',
};

/** For the contribution page. */
export const giftsScripture: SiteScripture = {
  reference: '1 Peter 4:10',
  text: 'As each has received a gift, employ it in serving one another, as good managers of the grace of God in its various forms.',
};

/** For the archived meetings page. */
export const meetingsScripture: SiteScripture = {
  reference: 'Hebrews 10:24-25',
  text: 'Let’s consider how to provoke one another to love and good works, not forsaking our own assembling together, as the custom of some is, but exhorting one another, and so much the more as you see the Day approaching.',
};

/** The three P's: purpose, plan, and the process with its pressure. */
export const counselScripture: SiteScripture = {
  reference: 'Proverbs 19:21',
  text: 'There are many plans in a man’s heart, but Yahweh’s counsel will prevail.',
};
export const towerScripture: SiteScripture = {
  reference: 'Luke 14:28',
  text: 'For which of you, desiring to build a tower, doesn’t first sit down and count the cost, to see if he has enough to complete it?',
};
export const enduranceScripture: SiteScripture = {
  reference: 'James 1:2-4',
  text: 'Count it all joy, my brothers, when you fall into various temptations, knowing that the testing of your faith produces endurance. Let endurance have its perfect work, that you may be perfect and complete, lacking in nothing.',
};
