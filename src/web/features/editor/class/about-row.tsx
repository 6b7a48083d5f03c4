import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type About, readAbout } from '../../../../contract/promotion.ts';
import { callApi } from '../../../api/client.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import type { ClassForm, ClassFormChange } from '../model/class-form.ts';

const LABELS: Readonly<Record<About, string>> = {
  weekly: 'The weekly class',
  newClass: 'A new class',
  lastSpots: 'Last spots',
  offer: 'An offer',
  substitute: 'A substitute',
  moved: 'New time or place',
  newPrice: 'A new price',
  workshop: 'Workshop or course',
  event: 'An event',
  soldOut: 'Sold out',
  cancelled: 'Cancelled',
  closed: 'Closed for a while',
};
const CHOICES = Object.entries(LABELS).map(([value, label]) => ({ value: value as About, label }));
/** The details are read once nothing has been typed for so long. */
const REST_MS = 400;

/** What the post is about: as the details tell it, until somebody chooses. Chosen back, it follows the details again. */
export function AboutRow({ form, change }: { form: ClassForm; change: (change: ClassFormChange) => void }) {
  const told = useTold(form);
  return (
    <ChoiceGroup
      label="What is this post about?"
      shape="row"
      value={form.about ?? told}
      onChange={(about) => change({ about: about === told ? undefined : about })}
      choices={CHOICES}
    />
  );
}

/** What class and details tell. Without an answer it is the weekly class; the writer reads the details again anyway. */
function useTold({ classType, details }: ClassForm): About {
  const [body] = useDebouncedValue({ classType, details }, REST_MS);
  const { data } = useQuery({
    queryKey: [readAbout.path, body.classType, body.details],
    queryFn: ({ signal }) => callApi(readAbout, { body }, { signal }),
    enabled: body.classType !== '' || body.details.trim() !== '',
    placeholderData: keepPreviousData,
  });
  return data?.about ?? 'weekly';
}
