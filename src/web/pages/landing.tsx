import { FinalCall } from './landing/call.tsx';
import { Demo } from './landing/demo.tsx';
import { Features, HowItWorks } from './landing/features.tsx';
import { Hero } from './landing/hero.tsx';
import { Pricing } from './landing/pricing.tsx';
import { Testimonials } from './landing/testimonials.tsx';
import { PageHead } from './page-head.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** What visitors see first. */
export default function LandingPage() {
  return (
    <>
      <PageHead path="/" />
      <PublicHeader />
      <main>
        <Hero />
        <Demo />
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
