import { readFileSync } from 'node:fs';
import { readStories } from './read-stories.ts';
import { tellsStory, type Story, type ToldStory } from './story.ts';

/** The texts with stories, the leading ones first. */
const texts = [
  'gates',
  'toil',
  'soul',
  'wounds',
  'farewells',
  'households',
  'sickbeds',
  'ways',
] as const;

/** All stories; of two that are told the one further up leads. */
export const stories: readonly Story[] = texts.flatMap((name) =>
  readStories(readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')),
);

const MOST = 2;

/** The stories that a message tells, the leading one first. */
export const storiesIn = (message: string): ToldStory[] =>
  stories.flatMap((story) => tellsStory(story, message) ?? []).slice(0, MOST);
