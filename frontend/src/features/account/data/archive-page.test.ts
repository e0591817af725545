import { expect, test } from 'vitest';
import { archivePage } from './archive-page.ts';

test('When an archive is made a page, then all of it can be read, and nothing in it runs', () => {
  const page = archivePage({
    auth: {
      person: { firstName: 'Ruth', emailVerifiedAt: '2026-11-20T10:00:00.000Z' },
      logins: [],
    },
    community: {
      prayers: [{ request: '<script>alert(1)</script>', photo: 'data:image/jpeg;base64,AAAA' }],
    },
  });
  expect(page).toContain('<h2>You and your logins</h2>');
  expect(page).toContain('Email verified at');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script>');
  expect(page).toContain('<img src="data:image/jpeg;base64,AAAA" alt="Photo">');
});

test('When the parts come in any order, then who one is stands first, and none is left out', () => {
  const page = archivePage({ ai: {}, later: {}, notifications: {}, community: {}, auth: {} });
  expect([...page.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, heading]) => heading)).toEqual([
    'You and your logins',
    'Profile, prayers and comments',
    'Chats',
    'Messages and notifications',
    'Later',
  ]);
});

test('When a text only begins like a photo, then it stays text', () => {
  const page = archivePage({
    ai: { note: 'data:image/jpeg;base64,"><img src=x onerror=alert(1)>' },
  });
  expect(page).not.toContain('<img');
});
