import { describe, expect, it } from 'vitest';
import { crisisIn, crisisResources } from '../src/index.ts';
import { explicit1 } from './corpus/explicit-1.ts';
import { explicit2 } from './corpus/explicit-2.ts';
import { implicit1 } from './corpus/implicit-1.ts';
import { implicit2 } from './corpus/implicit-2.ts';
import { ordinary1 } from './corpus/ordinary-1.ts';
import { ordinary2 } from './corpus/ordinary-2.ts';
import { ordinary3 } from './corpus/ordinary-3.ts';
import { ordinary4 } from './corpus/ordinary-4.ts';
import { ordinary5 } from './corpus/ordinary-5.ts';

const explicit = [...explicit1, ...explicit2];
const implicit = [...implicit1, ...implicit2];
const ordinary = [...ordinary1, ...ordinary2, ...ordinary3, ...ordinary4, ...ordinary5];

const isCaught = (message: string): boolean => crisisIn(message).level !== 'none';
const missed = (messages: readonly string[]): string[] =>
  messages.filter((message) => !isCaught(message));

/** The messages when they are more than a share of all, else none: a failing test then shows them. */
const overShare = (messages: string[], all: readonly string[], share: number): string[] =>
  messages.length / all.length > share ? messages : [];

describe('crisisIn over the labelled messages', () => {
  it('When the corpus is counted, then it is large enough to tell something', () => {
    expect(explicit.length + implicit.length).toBeGreaterThanOrEqual(150);
    expect(ordinary.length).toBeGreaterThanOrEqual(300);
  });

  it('When danger is said outright, then at least 99 percent is caught', () => {
    const lost = missed(explicit);
    expect(overShare(lost, explicit, 0.01)).toEqual([]);
  });

  it('When danger stands between the lines, then at least 90 percent is caught', () => {
    const lost = missed(implicit);
    expect(overShare(lost, implicit, 0.1)).toEqual([]);
  });

  it('When messages are ordinary, then at most 5 percent raise an alarm', () => {
    const alarms = ordinary.filter(isCaught);
    expect(overShare(alarms, ordinary, 0.05)).toEqual([]);
  });
});

describe('crisisIn', () => {
  it.each([
    ['I want to k!ll mys3lf'],
    ['i w a n t to k i l l myself'],
    ['I want to kіll myself'],
    ['I want to ki\u200Bll myself'],
    ['I WANT TO DIEEEEE'],
  ])('When words of self-harm are disguised (%s), then they are caught', (message) => {
    expect(crisisIn(message)).toEqual({ level: 'explicit', kind: 'self-harm' });
  });

  it.each([
    ['I used to want to die, God saved me'],
    ['debt is killing me'],
    ['Lord, let me die to self'],
    ['my business is dying'],
    ["I'd die for my kids"],
    ['pray for my deadline'],
  ])('When death is past, faith or a figure of speech (%s), then there is no crisis', (message) => {
    expect(crisisIn(message)).toEqual({ level: 'none' });
  });

  it('When a past danger has come back, then it is caught', () => {
    expect(crisisIn('God saved me from this years ago. Now I want to die again.').level).toBe(
      'explicit',
    );
  });

  it('When someone is being hurt by another person, then the kind is danger', () => {
    expect(crisisIn('My husband hits me when he drinks.')).toEqual({
      level: 'explicit',
      kind: 'danger',
    });
  });

  it('When a long message says it once, in the middle, then it is caught', () => {
    const around = 'Please pray for our shop and the new contract with the school. '.repeat(12);
    expect(isCaught(`${around} I do not want to live anymore. ${around}`)).toBe(true);
  });

  it('When the text is empty or of another script, then there is no crisis and no error', () => {
    expect(crisisIn('')).toEqual({ level: 'none' });
    expect(crisisIn('молитесь за мою семью')).toEqual({ level: 'none' });
  });
});

describe('crisisResources', () => {
  it('When read, then it names 988, the local emergency number and findahelpline.com, and stays short', () => {
    expect(crisisResources).toContain('call or text 988');
    expect(crisisResources).toContain('findahelpline.com');
    expect(crisisResources).toMatch(/local emergency number/);
    expect(crisisResources.split(/\s+/).length).toBeLessThan(150);
  });
});
