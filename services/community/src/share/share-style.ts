/** Look of the share page: the letter on paper, in both themes, without the SPA. */
export const shareStyle = `
:root { color-scheme: light dark; --paper: #fbf7f0; --surface: #fff; --ink: #1b2338; --quiet: #5b6275; --gold: #b8862b;
  --link: #7f5a12; --hairline: #e6ddcd; --on-link: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1626; --surface: #172136; --ink: #f3ede1; --quiet: #a9b0c3; --gold: #e2b559; --link: #e2b559;
    --hairline: #2a3550; --on-link: #0f1626; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); 
  font: 1rem/1.6 "Source Sans 3", "Segoe UI", system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
header a { color: var(--ink); font-weight: 600; text-decoration: none; }
h1 { font: 600 1.5rem/1.3 Fraunces, Georgia, "Times New Roman", serif; margin: 0 0 .25rem; }
article { background: var(--surface); border: 1px solid var(--hairline); border-radius: 10px;
  padding: clamp(1.25rem, 5vw, 2.5rem); }
.meta { color: var(--quiet); margin: 0 0 1.5rem; }
.letter { font: 1.15rem/1.7 Fraunces, Georgia, "Times New Roman", serif; white-space: pre-line; margin: 0; }
.response { border-top: 2px solid var(--gold); margin-top: 2rem; padding-top: 1.25rem; }
h2 { font: 600 1rem/1.4 inherit; font-size: 1rem; margin: 0 0 .75rem; }
.by { color: var(--quiet); font-size: .875rem; font-weight: 400; }
img { display: block; max-width: 100%; height: auto; border-radius: 10px; margin-top: 1.5rem; }
.open { display: inline-block; margin-top: 2rem; padding: .75rem 1.25rem; border-radius: 10px; background: var(--link);
  color: var(--on-link); text-decoration: none; font-weight: 600; }
a:focus-visible { outline: 3px solid var(--gold); outline-offset: 3px; }
@media print { .open, header { display: none; } article { border: 0; padding: 0; } }
`;
