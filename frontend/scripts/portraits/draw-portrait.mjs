/** A half-length portrait in the style of the house: flat shapes, morning light from the right, a sun behind. */

const ink = '#1b2338';

/** The lit side of a shape: the same shape once more, lighter, cut to the right of the face. */
const lit = (shape, light) => `<g clip-path="url(#lit)" fill="${light}">${shape}</g>`;

const head = '<path d="M144 196c0-48 24-74 56-74s56 26 56 74c0 52-24 92-56 92s-56-40-56-92z"/>';
const ears =
  '<path d="M146 206c-12-6-16 6-13 18 3 11 10 17 17 14z"/><path d="M254 206c12-6 16 6 13 18-3 11-10 17-17 14z"/>';
const neck = '<path d="M176 262h48v52c0 22-10 34-24 34s-24-12-24-34z"/>';
/** What the neckline leaves open. */
const throat = '<path d="M172 326c6 28 16 42 28 42s22-14 28-42z"/>';
const shoulders =
  '<path d="M30 500c2-86 34-128 92-146 24-8 42-12 52-24h52c10 12 28 16 52 24 58 18 90 60 92 146z"/>';

/** Eyes, brows, nose and mouth in a few thin lines: calm, and turned to whoever looks. */
const features = ({ brow = ink, smile = 8 }) => `
  <g fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d="M164 211c5-5 15-5 20 0M216 211c5-5 15-5 20 0"/>
    <path d="M201 208c1 12 7 22 4 28-2 4-8 4-11 2" stroke-opacity=".55" stroke-width="2.5"/>
    <path d="M183 ${258 - smile / 3}c10 ${smile} 24 ${smile} 34 0"/>
    <path d="M160 195c7-7 17-8 26-4M214 191c9-4 19-3 26 4" stroke="${brow}" stroke-width="4.5"/>
  </g>
  <g fill="${ink}"><circle cx="174" cy="213" r="3.6"/><circle cx="226" cy="213" r="3.6"/></g>`;

/**
 * @param {{
 *   sky: [top: string, bottom: string], sun: string, skin: [shade: string, light: string],
 *   cloth: [shade: string, light: string], behind?: string, hair?: string, collar?: string,
 *   brow?: string, smile?: number,
 * }} person `behind`, `hair` and `collar` are shapes of their own
 */
export function drawPortrait(person) {
  const { sky, sun, skin, cloth, behind = '', hair = '', collar = '' } = person;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/>
    </linearGradient>
    <clipPath id="lit"><path d="M206 0h194v500H196c14-60 4-110 8-170-12-60-10-120 2-330z"/></clipPath>
  </defs>
  <rect width="400" height="500" fill="url(#sky)"/>
  <circle cx="262" cy="196" r="132" fill="${sun}"/>
  <path d="M0 392c70-34 150-40 232-18 66 18 122 14 168-6v132H0z" fill="${ink}" fill-opacity=".07"/>
  <g transform="translate(200 500) scale(1.14) translate(-200 -482)">
  ${behind}
  <g fill="${skin[0]}">${neck}</g>
  ${lit(neck, skin[1])}
  <g fill="${cloth[0]}">${shoulders}</g>
  ${lit(shoulders, cloth[1])}
  <g fill="${skin[0]}">${throat}</g>
  ${lit(throat, skin[1])}
  <path d="M176 288c14 14 34 14 48 0v16c-14 12-34 12-48 0z" fill="${ink}" fill-opacity=".14"/>
  ${collar}
  <g fill="${skin[0]}">${ears}${head}</g>
  ${lit(ears + head, skin[1])}
  ${features(person)}
  ${hair}
  </g>
</svg>
`.replaceAll(/\n\s*\n/g, '\n');
}
