/** Who is drawn: the founder and the people of the demo. All of them are made up. */

const ink = '#1b2338';
const line = (d, width = 3, colour = ink) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
  'stroke-linecap="round" stroke-linejoin="round"/>';
const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** An open collar over a shirt: two flaps that meet below the neck. */
const openCollar = (shirt, flap) =>
  shape('M170 334c8 22 18 36 30 42 12-6 22-20 30-42l10 4-40 162-40-162z', shirt) +
  shape('M174 326l-22 14 30 56 18-18c-12-10-22-28-26-52z', flap) +
  shape('M226 326l22 14-30 56-18-18c12-10 22-28 26-52z', flap);

const roundNeck = (edge) => line('M168 334c6 26 18 38 32 38s26-12 32-38', 7, edge);

const apron = (cloth, strap) =>
  shape('M138 500l10-96h104l10 96z', cloth) +
  line('M150 406c2-26 4-44 12-66M250 406c-2-26-4-44-12-66', 8, strap);

const glasses = line(
  'M150 212c0-12 8-16 22-16s22 4 22 16-8 20-22 20-22-8-22-20zM206 212c0-12 8-16 22-16s22 4 22 16-8 20-22 20-22-8-22-20zM194 208c4-3 8-3 12 0M150 206l-8-3M250 206l8-3',
  3,
  '#7f5a12',
);

const beard = (colour) =>
  shape(
    'M145 214c1 50 22 84 55 84s54-34 55-84c-5 20-12 30-24 34-20-8-42-8-62 0-12-4-19-14-24-34zM181 255c12-5 26-5 38 0-6 9-12 12-19 12s-13-3-19-12z',
    colour,
  );

const shortHair = (colour) =>
  shape(
    'M142 206c-12-62 14-98 60-98 44 0 68 34 56 98-6-4-8-16-10-30-28-4-48-12-62-26-8 18-22 28-34 32-2 10-4 20-10 24z',
    colour,
  );

export const people = {
  founder: {
    sky: ['#f5eee1', '#e9cf94'],
    sun: '#f3dca6',
    skin: ['#c99a78', '#dcb290'],
    cloth: ['#232d47', '#303c5c'],
    brow: '#8d8a86',
    collar: openCollar('#fbf7f0', '#efe6d4'),
    hair: beard('#a9a59e') + shortHair('#b8b4ac') + line('M183 256c10 8 24 8 34 0'),
  },
  grace: {
    sky: ['#eef0e6', '#d9dfc6'],
    sun: '#f0e3bd',
    skin: ['#d9ad92', '#ebc5ab'],
    cloth: ['#4c6848', '#5d7c58'],
    brow: '#9b9791',
    smile: 11,
    collar: roundNeck('#e9ecd9'),
    behind: '<circle cx="200" cy="104" r="34" fill="#bdb9b2"/>',
    hair:
      shape(
        'M138 218c-14-70 14-106 62-106s76 36 62 106c-4-2-6-10-7-20-4-34-26-50-55-50s-51 16-55 50c-1 10-3 18-7 20z',
        '#c9c5be',
      ) + glasses,
  },
  daniel: {
    sky: ['#f6ebdd', '#e3b98e'],
    sun: '#f2d3a4',
    skin: ['#5b3a29', '#734b36'],
    cloth: ['#9e3a2c', '#b34b3b'],
    brow: '#1d1512',
    collar: apron('#3b3128', '#3b3128'),
    hair:
      beard('#211915') +
      shape(
        'M146 196c-8-56 14-84 54-84s62 28 54 84c-6-26-10-36-18-42-22-6-50-6-72 0-8 6-12 16-18 42z',
        '#211915',
      ) +
      line('M184 256c10 7 22 7 32 0', 3, '#b98a72'),
  },
  ruth: {
    sky: ['#f7efe2', '#eccfa6'],
    sun: '#f6dfb0',
    skin: ['#b27d58', '#c9956e'],
    cloth: ['#e8ddc8', '#f7f0e2'],
    brow: '#2d1d17',
    smile: 12,
    collar: apron('#b8862b', '#b8862b'),
    behind: shape('M138 190c-16 60-10 116 14 146h96c24-30 30-86 14-146z', '#2d1d17'),
    hair:
      shape('M140 196c-6-58 18-90 60-90s66 32 60 90c-30-30-90-30-120 0z', '#9e3a2c') +
      shape('M140 196c30-32 90-32 120 0 0 8-1 12-3 16-26-30-88-30-114 0-2-4-3-8-3-16z', '#2d1d17') +
      line('M176 140h0M208 128h0M234 152h0M200 160h0', 8, '#f6dfb0'),
  },
  samuel: {
    sky: ['#e9edf2', '#c5d0dd'],
    sun: '#f1e2b8',
    skin: ['#d8a583', '#ebbf9f'],
    cloth: ['#3f5a78', '#527091'],
    brow: '#7d5a2f',
    collar: openCollar('#e9edf2', '#35506d'),
    hair: shape(
      'M141 210c-14-58 4-104 62-106 32 0 62 18 58 62-1 18-2 30-6 42-5-6-6-18-8-30-8-2-16-8-22-18-20 12-46 16-70 12-4 12-6 30-14 38z',
      '#a57a3d',
    ),
  },
  naomi: {
    sky: ['#f3ece6', '#dcc3b4'],
    sun: '#f4dcb6',
    skin: ['#dcb096', '#efcab2'],
    cloth: ['#1f2942', '#2c3857'],
    brow: '#8b6d43',
    smile: 9,
    collar: roundNeck('#e2b559'),
    behind: shape('M128 200c-14 66-10 118 8 138h128c18-20 22-72 8-138z', '#b9955f'),
    hair:
      shape(
        'M130 262c-18-88 8-156 72-156s90 66 68 156c-10-10-12-44-16-74-26-4-48-14-62-30-8 26-26 38-42 44-4 26-8 52-20 60z',
        '#d0ad75',
      ) +
      '<g fill="#b8862b"><circle cx="138" cy="252" r="5"/><circle cx="262" cy="252" r="5"/></g>',
  },
};
