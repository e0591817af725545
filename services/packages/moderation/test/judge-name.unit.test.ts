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
    'SiteAdmin',
    'Adm1n 2',
    'A d m i n',
    'Админ Сайта',
    '管理员小王',
    'Fellowship Support',
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
    ['Anna evil.com', 'link'],
    ['www.cheap-pills.shop', 'link'],
    ['Anna t.me/coach', 'link'],
    ['hxxp://evil.example', 'link'],
    ['Anna anna@mail.com', 'contact-details'],
    ['Anna at mail dot com', 'contact-details'],
    ['@anna_coach', 'contact-details'],
    ['Telegram Anna Coach', 'contact-details'],
    ['Anna 202 555 0142', 'contact-details'],
    ['Anna two zero two five five five zero one four two', 'contact-details'],
    ['Anna ２０２５５５０１４２', 'contact-details'],
    ['Buy my course Anna', 'sentence'],
    ['Pastor Dan is a liar', 'sentence'],
  ])('When a name tells more than a name (%s), then it is held for %s', (name, reason) => {
    expect(judgeName(name, reserved).reasons).toContain(reason);
  });

  it('When a name is the fellowship’s own, then it is held', () => {
    const own = ['Kingdom Builders Fellowship', 'Kingdom Builders'];
    for (const name of ['Kingdom Builders', 'K1ngdom Bui1ders Team', 'KingdomBuilders', 'KBF'])
      expect([name, judgeName(name, own).reasons]).toEqual([name, ['impersonation']]);
    expect(judgeName('Anna Kingdom', own).verdict).toBe('public');
  });

  it.each([
    'Marcus Green',
    'J.Ng',
    'T.J.Co',
    'Dr.Ng',
    'St.John Me',
    'Nia Signal',
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
