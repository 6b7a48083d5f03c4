import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Clip, type IngestJob, THE_STUDIO } from '../../../contract/library.ts';
import { planOf } from '../../../contract/plans.ts';
import { useUser } from '../auth/api.ts';
import { consoleOf } from '../consoles/console.ts';
import { isMaking } from '../uploads/upload.ts';
import { useLibraryChanges, useUploads, useUploadsInto } from '../uploads/use-uploads.ts';
import { backgroundsQuery, refreshBackgrounds } from './api.ts';
import type { AdminPanel, BackgroundChoice, ChooseClip } from './choice.ts';
import classes from './library-panel.module.css';
import { PersonalTab } from './personal-tab.tsx';
import { UniversalTab } from './universal-tab.tsx';

type Props = BackgroundChoice & {
  /** The first clip of a video that the person sent while no background was chosen. */
  onOffer: (clip: Clip) => void;
  adminPanel: AdminPanel;
};

/** The Background Video Library: everyone's backgrounds, the person's own, and the way to the console of people who manage others. */
export function LibraryPanel({ chosen, onChoose, onOffer, adminPanel }: Props) {
  const user = useUser();
  const uploads = useUploads();
  const console = consoleOf(planOf(user));
  const [tab, setTab] = useState<string | null>('universal');
  useArrivals(onOffer);
  const choose: ChooseClip = (clip, why) => {
    uploads.settle();
    onChoose(clip, why);
  };
  const props = { chosen, onChoose: choose };
  return (
    <Tabs
      id="library"
      value={tab}
      onChange={setTab}
      keepMounted={false}
      classNames={{
        list: classes.tabs ?? '',
        tab: classes.tab ?? '',
        panel: classes.panel ?? '',
      }}
    >
      <Tabs.List aria-label="Background Video Library">
        <Tabs.Tab value="universal">Spinreel Library</Tabs.Tab>
        <Tabs.Tab value="personal">
          My Videos <Percent ownId={user.id} />
        </Tabs.Tab>
        {console && (
          // Only a press opens the console. An arrow key that passes over the tabs makes Mantine click, and does not leave the editor.
          <Tabs.Tab value="admin" onClick={({ isTrusted }) => isTrusted && adminPanel.open()}>
            Admin Panel
          </Tabs.Tab>
        )}
      </Tabs.List>
      <Tabs.Panel value="universal">
        <UniversalTab {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="personal">
        <PersonalTab {...props} />
      </Tabs.Panel>
      {/* Also for somebody whose role was removed while they are looking at it. */}
      {(console || tab === 'admin') && <Tabs.Panel value="admin">{adminPanel.content}</Tabs.Panel>}
    </Tabs>
  );
}

const IN_THE_WORKS: readonly IngestJob['status'][] = ['checking', 'processing', 'segmenting'];

/** Keeps the lists in sync with uploads, follows those started on other visits, and offers the first clip that is ready. */
function useArrivals(onOffer: Props['onOffer']): void {
  const uploads = useUploads();
  const { uploads: jobs, clips } = useQuery(backgroundsQuery).data ?? {};
  useEffect(() => {
    const first = clips?.find(({ sourceId }) => sourceId && uploads.offers(sourceId));
    if (!first) return;
    uploads.settle();
    onOffer(first);
  }, [uploads, clips, onOffer]);
  useLibraryChanges(refreshBackgrounds);
  useEffect(() => {
    uploads.noteStopped(jobs ?? []);
    for (const job of jobs ?? []) if (IN_THE_WORKS.includes(job.status)) uploads.adopt(job);
  }, [uploads, jobs]);
}

/** Progress of the uploads into their own library and their studio's, visible from the other tabs. */
function Percent({ ownId }: { ownId: string }) {
  const going = useUploadsInto([ownId, THE_STUDIO]).filter(({ phase }) => phase === 'uploading' || isMaking(phase));
  if (going.length === 0) return null;
  const sum = going.reduce((total, { progress }) => total + progress, 0);
  return <span className={classes.percent}>{Math.floor(sum / going.length)}%</span>;
}
