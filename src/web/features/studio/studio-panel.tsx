import { useState } from 'react';
import { ConsoleTabs } from '../../ui/console-tabs.tsx';
import type { BackgroundChoice } from '../backgrounds/choice.ts';
import { BrandForm } from '../brand/brand-form.tsx';
import { ClassTypesPanel } from '../classes/class-types-panel.tsx';
import { TeamMembers } from './team-members.tsx';
import { TeamVideos } from './team-videos.tsx';

/** The studio owner's console. It opens on the team, which is what it is called after. */
export default function StudioPanel(props: BackgroundChoice) {
  return (
    <ConsoleTabs
      label="Studio console"
      first={1}
      tabs={[
        { name: 'Class Types & Descriptions', content: <ClassTypesPanel scope="own" /> },
        { name: 'Team Management', content: <TeamManagement {...props} /> },
        { name: 'Brand kit', content: <BrandForm /> },
      ]}
    />
  );
}

function TeamManagement(props: BackgroundChoice) {
  const [tab, setTab] = useState(0);
  const [member, setMember] = useState('');
  const onVideos = (userId: string) => {
    setMember(userId);
    setTab(1);
  };
  return (
    <ConsoleTabs
      nested
      label="Team Management"
      open={{ tab, onTab: setTab }}
      tabs={[
        { name: 'Team Members', content: <TeamMembers onVideos={onVideos} /> },
        { name: 'Video Management', content: <TeamVideos first={member} {...props} /> },
      ]}
    />
  );
}
