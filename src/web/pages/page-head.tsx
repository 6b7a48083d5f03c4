import { PUBLIC_PAGES, type PublicPath } from './public-pages.ts';

/** Title and description of a public page. */
export function PageHead({ path }: { path: PublicPath }) {
  const { title, description } = PUBLIC_PAGES[path];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
