import { describe, expect, it } from 'vitest';
import { judgeName } from '../src/index.ts';

const reserved = ['Marcus Bell', 'Dr. Clara Illing'];

describe('judgeName', () => {
  it.each([
    'Marcus Bell',
    'MARCUS BELL',
    'Bell, Marcus',
    'Marсus Веll',
    'Rev. Marcus Bell',
    'M@rcus 8ell Marcus Bell',
    'Marcus J. Bell',
    'MarcusBell',
    'Marcus Be11',
    'Ｍａｒｃｕｓ Ｂｅｌｌ',
    'Mar\u200Bcus Bell',
    'Clara llling',
    'Site Admin',
    'Founder',
  ])(
    'When a name is an admin’s, looks like it or claims an office (%s), then it is held',
    (name) => {
      expect(judgeName(name, reserved).reasons).toContain('impersonation');
    },
  );

  it.each([
    'Fuck You',
    'f u c k face',
    'Adolf H1tler',
    'FatKaren IsAPig',
    'Sexy Nude',
    'Sh!t Head',
    'Pig',
    'Sexy Pig',
    'mother fucker',
    'I am going to kill myself tonight',
  ])('When a name is offensive (%s), then it is held', (name) => {
    expect(judgeName(name, reserved).reasons).toContain('offensive');
  });

  it.each([
    'Marcus Green',
    'Anna Bell',
    'Dick Cheeseman',
    'Chukwuemeka Okafor',
    'José Müller',
    'Nguyễn Thị Hạnh',
    '王小明',
    'Иван Петров',
    'Cassandra Scunthorpe',
    'Fanny Hancock',
    'Mary-Jane O’Neill',
    'Prince Adebayo',
    'Lord Peter',
    'Virginia Dickson',
    'Gay Butts',
    'Kike Hernández',
    'John Lee Hooker',
    'Mike (Pig) Farrell',
    'Barbit Chen',
    'Grétar Dóttir',
    'Joy Smith, Therapist',
    'Elihu Root',
    'Sean O`Neil',
    'Sean O´Neil',
    'Sean O’ Neil',
    'D’Angelo Russell',
    'Ann–Marie Lee',
    'Al-Amin Yusuf',
    '',
  ])('When a name is anybody’s own (%s), then it is public', (name) => {
    expect(judgeName(name, reserved)).toEqual({ verdict: 'public', reasons: [] });
  });

  it('When nobody’s name is reserved, then only words are judged', () => {
    expect(judgeName('Marcus Bell', []).verdict).toBe('public');
    expect(judgeName('Anybody', ['', '  ']).verdict).toBe('public');
  });
});
