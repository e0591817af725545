import { memberApp } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { isWidgetOrTool, memberApps } from '../../src/apps/index.ts';

describe('the member apps', () => {
  it('When they are listed, then there are at least 10, each complete and only once', () => {
    expect(memberApps.length).toBeGreaterThanOrEqual(10);
    for (const app of memberApps) {
      expect(memberApp.strict().parse(app)).toEqual(app);
      expect(app.keyFeatures.length).toBeGreaterThanOrEqual(3);
      for (const text of [app.name, app.category, app.description, app.targetAudience])
        expect(text.trim()).not.toBe('');
    }
    for (const field of ['id', 'name'] as const)
      expect(new Set(memberApps.map((app) => app[field])).size).toBe(memberApps.length);
  });

  it('When they are split by name, then both tabs have some', () => {
    const names = memberApps.filter(isWidgetOrTool).map(({ name }) => name);
    expect(names).toContain('Social Media Manager');
    expect(names.filter((name) => name.includes('Widget')).length).toBeGreaterThanOrEqual(2);
    expect(memberApps.length - names.length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['Daily Wisdom Widget', true],
    ['My Social Media Manager Plus', true],
    ['Social Media', false],
    ['Prayer Companion', false],
  ])('When an app is called “%s”, then being a tool is %s', (name, expected) => {
    expect(isWidgetOrTool({ name })).toBe(expected);
  });
});
