import { CLIP_TAGS, type Clip, type ClipTag } from '../../../contract/library.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';

/** All clips, also those without a tag. */
export const EVERY_TAG = 'all';
export type ShownTag = ClipTag | typeof EVERY_TAG;

const LABELS: Record<ClipTag, string> = {
  studio: 'Poles & studios',
  stage: 'Stage',
  light: 'Light',
  texture: 'Texture',
  outside: 'City & water',
  dark: 'Dark',
  warm: 'Warm',
  bright: 'Bright',
};

type Props = {
  clips: readonly Clip[];
  shown: ShownTag;
  onShow: (tag: ShownTag) => void;
};

/** Whether a clip is among those that somebody looks for. */
export const isShown = ({ tags }: Pick<Clip, 'tags'>, tag: ShownTag): boolean =>
  tag === EVERY_TAG || (tags?.includes(tag) ?? false);

/** What to show of a library: everything, or the clips with one tag. Nothing is offered that no clip has, and a library without tags has no filter. */
export function TagFilter({ clips, shown, onShow }: Props) {
  const present = CLIP_TAGS.filter((tag) => tag === shown || clips.some((clip) => isShown(clip, tag)));
  if (present.length === 0) return null;
  const choices = [
    { value: EVERY_TAG, label: 'All' } as const,
    ...present.map((value) => ({ value, label: LABELS[value] })),
  ];
  return <ChoiceGroup<ShownTag> label="Show" shape="line" choices={choices} value={shown} onChange={onShow} />;
}
