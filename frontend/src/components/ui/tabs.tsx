import { Tabs as Parts } from 'radix-ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

const tabStyle =
  'relative -mb-px min-h-12 shrink-0 border-b-2 border-transparent px-[clamp(0.6rem,1vw,1rem)] font-semibold text-quiet transition-colors duration-150 hover:text-ink data-[state=active]:border-gold data-[state=active]:text-ink focus-visible:-outline-offset-4 forced-colors:data-[state=active]:border-[Highlight]';

const fades =
  '[--after:0rem] [--before:0rem] data-[more-after]:[--after:3.5rem] data-[more-before]:[--before:3.5rem] [mask-image:linear-gradient(to_right,transparent,black_var(--before),black_calc(100%-var(--after)),transparent)]';

/** Rows of six tabs are closer together on wide screens, so that they fit beside other content. */
const closer = 'lg:[&:has(>:nth-child(6))>*]:px-1.5';

type TabsProps<Name extends string> = {
  label: string;
  /** The open tab; store it in the address if links or Back should find it. */
  value: Name;
  onValueChange: (value: Name) => void;
  tabs: readonly { value: Name; label: ReactNode; content: ReactNode }[];
};

/** Scrolls the open tab into its row if the row is wider than the screen. The page itself does not scroll. */
function useTabInView(value: string) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tabs = row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [];
    const tab = [...tabs].find(({ id }) => id.endsWith(`-${value}`));
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return row;
}

/** Marks the sides of the row with hidden tabs: the row fades there, so that no tab seems to be the last. */
function useMoreBeside(row: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-more-before', scrollLeft > 1);
      element.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    look();
    void document.fonts?.ready.then(look);
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [row]);
}

/** The pressed element may have gone with the previous view: move the focus to the new one. */
function useFocusInView(value: string) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return undefined;
    last.current = value;
    // The previous view disappears shortly after the new one appears.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      root.current?.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus();
    });
    return () => clearTimeout(timer);
  }, [value]);
  return root;
}

/** Views of one thing, one at a time. The row of names scrolls sideways on phones; arrow keys move along it. */
export function Tabs<Name extends string>({ label, value, onValueChange, tabs }: TabsProps<Name>) {
  const row = useTabInView(value);
  useMoreBeside(row);
  const root = useFocusInView(value);
  return (
    <Parts.Root
      ref={root}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen);
        if (tab) onValueChange(tab.value);
      }}
    >
      <Parts.List
        ref={row}
        aria-label={label}
        className={`relative -mx-5 flex scroll-px-14 overflow-x-auto border-b border-hairline px-5 md:mx-0 md:px-0 [scrollbar-width:none] print:hidden ${fades} ${closer}`}
      >
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.value} value={tab.value} className={tabStyle}>
            {tab.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content
          key={tab.value}
          value={tab.value}
          className="pt-6 focus-visible:outline-offset-8 md:pt-8"
        >
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
