import type { ReactNode } from 'react';

type LoginLayoutProps = {
  heading: ReactNode;
  /** The main content; on a phone directly below the heading. */
  children: ReactNode;
  /** Below the heading on wide screens, below everything on a phone. */
  aside: ReactNode;
};

/** A picture of an open door. Narrow screens have no space for it and do not load it. */
function OpenDoor() {
  return (
    <div
      aria-hidden="true"
      className="arch row-span-2 hidden w-56 self-center p-3 ring-1 ring-gold/60 [--arch-foot:4px] xl:block"
    >
      <div className="arch size-full overflow-hidden bg-night [--arch-foot:2px]">
        <img
          src="/media/dawn-small-risen.webp"
          alt=""
          width={1120}
          height={630}
          loading="lazy"
          className="size-full object-cover object-[71%_50%]"
        />
      </div>
    </div>
  );
}

/** Both steps of the login page have the same layout and height, so that nothing jumps. */
export function LoginLayout({ heading, children, aside }: LoginLayoutProps) {
  return (
    <section className="page grid content-start gap-x-10 gap-y-7 py-9 md:min-h-[calc(100svh-4rem)] md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:gap-x-14 md:grid-rows-[auto_1fr] md:content-center md:py-20 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,26rem)]">
      <OpenDoor />
      <div className="md:self-end">{heading}</div>
      <div className="md:row-span-2 md:self-center md:rounded-md md:border md:border-hairline md:bg-surface md:p-7 lg:p-9">
        {children}
      </div>
      <div className="measure border-t border-hairline pt-5 text-quiet md:col-start-1 xl:col-start-2">
        {aside}
      </div>
    </section>
  );
}
