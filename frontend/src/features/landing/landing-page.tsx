import type { ReactNode } from 'react';

export function LandingPage({ joinForm }: { joinForm: ReactNode }) {
  return <section id="contact">{joinForm}</section>;
}
