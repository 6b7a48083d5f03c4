import { useRef } from 'react';
import { FinalCall } from './landing/call.tsx';
import { Demo } from './landing/demo.tsx';
import { Features, HowItWorks } from './landing/features.tsx';
import { Hero } from './landing/hero.tsx';
import { Looks } from './landing/looks.tsx';
import type { PlayerHandle } from './landing/player.tsx';
import { Pricing } from './landing/pricing.tsx';
import { Testimonials } from './landing/testimonials.tsx';
import { PageHead } from './page-head.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** What visitors see first. */
export default function LandingPage() {
  const demo = useRef<PlayerHandle>(null);
  return (
    <>
      <PageHead path="/" />
      <PublicHeader />
      <main>
        <Hero onWatch={() => demo.current?.play()} />
        <Demo player={demo} />
        <Looks />
        <Features />
        <HowItWorks />
        <Testimonials />
        <Pricing />
        <FinalCall />
      </main>
      <PublicFooter sections />
    </>
  );
}
