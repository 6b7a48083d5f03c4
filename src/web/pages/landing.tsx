import { Features, HowItWorks } from './landing/features.tsx';
import { Footer } from './landing/footer.tsx';
import { Hero } from './landing/hero.tsx';
import { Pricing } from './landing/pricing.tsx';
import { PublicHeader } from './public-header.tsx';

/** What visitors see first. */
export default function LandingPage() {
  return (
    <>
      <title>Spinreel · Promo videos for pole classes</title>
      <PublicHeader />
      <main>
        <Hero />
        <Features />
        <HowItWorks />
        <Pricing />
      </main>
      <Footer />
    </>
  );
}
