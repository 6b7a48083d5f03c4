import { TextInput } from '@mantine/core';
import type { useSearch } from './use-search.ts';

type Props = {
  label: string;
  /** What can be searched for, such as 'Name, e-mail or studio'. */
  placeholder: string;
  search: Pick<ReturnType<typeof useSearch>, 'text' | 'setText'>;
};

/** The search field of a long list, which updates while typing. */
export function SearchField({ label, placeholder, search }: Props) {
  return (
    <TextInput
      flex={1}
      type="search"
      label={label}
      placeholder={placeholder}
      value={search.text}
      onChange={(event) => search.setText(event.currentTarget.value)}
      maxLength={100}
    />
  );
}
