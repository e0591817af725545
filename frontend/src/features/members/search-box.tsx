import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextInput } from '../../components/ui/text-input.tsx';

/** Milliseconds without typing until the search starts. */
const pauseMs = 300;

type SearchBoxProps = {
  /** The current search. */
  value: string;
  onSearch: (words: string) => void;
};

/** Searches while typing, after a short pause; at once with Enter. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(value);
  const [last, setLast] = useState(value);
  // Back and forward change the search too.
  if (value !== last) {
    setLast(value);
    if (value !== words.trim()) setWords(value);
  }
  useEffect(() => {
    if (words.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(words.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [words, value, onSearch]);

  return (
    <search className="w-full md:max-w-sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(words.trim());
        }}
        className="relative"
      >
        <label htmlFor="member-search" className="sr-only">
          Search members
        </label>
        <Search
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-quiet"
        />
        <TextInput
          id="member-search"
          type="search"
          dir="auto"
          placeholder="Search members..."
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="pl-11"
        />
      </form>
    </search>
  );
}
