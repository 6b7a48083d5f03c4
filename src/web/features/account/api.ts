/** Stands here for what asks the account's pages for it. */
export { mailTo, siteQuery } from '../../api/site.ts';
