import type { FastifyInstance } from 'fastify';
import * as ofCalendars from '../../../contract/calendars.ts';
import * as ofMonths from '../../../contract/month.ts';
import * as ofPosts from '../../../contract/posting.ts';
import * as ofReviews from '../../../contract/reviews.ts';
import * as calls from '../../../contract/timetable.ts';
import * as ofImports from '../../../contract/timetable-import.ts';
import * as week from '../../../contract/week.ts';
import { sendCsv } from '../../http/files/csv.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';
import * as calendars from './calendars.ts';
import { dropFeed, makeFeed, readFeedOf, sendFeed } from './feed.ts';
import * as imports from './imports.ts';
import { makeWeek, stopWeek } from './make-week.ts';
import { monthAsCsv, type PostedThere, readMonth } from './month.ts';
import * as posting from './posting.ts';
import { answerReview, readReviews, setSeesFirst } from './reviews.ts';
import { sendSaved } from './saved.ts';
import { startPromo } from './start-promo.ts';
import { readWeekFilm, renewWeekFilm } from './week-film.ts';

/** @param postedThere what people have on Instagram, of which timetables know nothing */
export function addTimetableRoutes(app: FastifyInstance, services: Services, postedThere: PostedThere): void {
  addRoute(app, services, calls.getTimetable, ({ user, query }) => actions.readOwn(services, user, query));
  addRoute(app, services, calls.setZone, async ({ user, body }) => {
    await actions.setZone(services, user, body.zone);
    return { message: 'Saved.' };
  });
  addRoute(app, services, calls.saveEntry, async ({ user, params, body }) => {
    await actions.saveEntry(services, user, params.id, body);
    return { message: 'Saved.' };
  });
  addRoute(app, services, calls.deleteEntry, async ({ user, params, query }) => {
    await actions.deleteEntry(services, user, params.id, query.seen);
    return { message: 'Removed.' };
  });
  addRoute(app, services, calls.saveException, async ({ user, params, body }) => {
    await actions.saveException(services, user, params, body);
    return { message: 'Saved.' };
  });
  addRoute(app, services, week.startPromo, ({ user, params }) => startPromo(services, user, params));
  addRoute(app, services, week.savedWeek, ({ user, query, reply }) => sendSaved(services, user, query, reply));
  addRoute(app, services, week.makeWeek, ({ user, body }) => makeWeek(services, user, body));
  addRoute(app, services, week.stopWeek, async ({ user }) => {
    await stopWeek(services, user);
    return { message: 'Stopped. What is done stays.' };
  });
  addRoute(app, services, week.getWeekFilm, ({ user }) => readWeekFilm(services, user));
  addRoute(app, services, week.renewWeekFilm, async ({ user, params, body }) => {
    await renewWeekFilm(services, user, params.id, body);
    return { message: 'It is being made.' };
  });
  addRoute(app, services, ofImports.previewImport, ({ user, body }) => imports.previewImport(services, user, body));
  addRoute(app, services, ofImports.applyImport, ({ user, body }) => imports.applyImport(services, user, body));
  addRoute(app, services, ofImports.undoImport, async ({ user, params }) => {
    await imports.undoImport(services, user, params.id);
    return { message: 'Undone.' };
  });
  addCalendarRoutes(app, services);
  addPostRoutes(app, services);
  addMonthRoutes(app, services, postedThere);
}

function addMonthRoutes(app: FastifyInstance, services: Services, postedThere: PostedThere): void {
  addRoute(app, services, ofMonths.getMonth, ({ user, query }) => readMonth(services, user, query, postedThere));
  addRoute(app, services, ofMonths.exportMonth, async ({ user, query, reply }) => {
    const month = await readMonth(services, user, query, postedThere);
    return sendCsv(reply, 'posts', monthAsCsv(month, user.name || user.email), month.month);
  });
}

function addPostRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, ofPosts.setPostRule, async ({ user, body }) => {
    await posting.setPostRule(services, user, body.rule);
    return { message: 'Saved.' };
  });
  addRoute(app, services, ofPosts.setPostTime, async ({ user, params, body }) => {
    await posting.setPostTime(services, user, params, body.own);
    return { message: 'Saved.' };
  });
  addRoute(app, services, ofPosts.markPosted, async ({ user, params }) => {
    await posting.markPosted(services, user, params);
    return { message: 'Noted.' };
  });
  addRoute(app, services, ofPosts.unmarkPosted, async ({ user, params }) => {
    await posting.unmarkPosted(services, user, params);
    return { message: 'It is not posted any more.' };
  });
  addRoute(app, services, ofReviews.setSeesFirst, ({ user, body }) => setSeesFirst(services, user, body.seesFirst));
  addRoute(app, services, ofReviews.listReviews, ({ user }) => readReviews(services, user));
  addRoute(app, services, ofReviews.answerReview, async ({ user, params, body }) => {
    await answerReview(services, user, params, body);
    return { message: 'Noted.' };
  });
  addRoute(app, services, ofPosts.getFeed, ({ user }) => readFeedOf(services, user));
  addRoute(app, services, ofPosts.makeFeed, ({ user }) => makeFeed(services, user));
  addRoute(app, services, ofPosts.dropFeed, async ({ user }) => {
    await dropFeed(services, user);
    return { message: 'The address answers nothing any more.' };
  });
  addRoute(app, services, ofPosts.readFeed, ({ query, request, reply }) =>
    sendFeed(services, { key: query.key, ip: request.ip }, reply),
  );
}

function addCalendarRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, ofCalendars.previewCalendar, ({ user, body }) => calendars.preview(services, user, body));
  addRoute(app, services, ofCalendars.addCalendar, ({ user, body }) => calendars.add(services, user, body));
  addRoute(app, services, ofCalendars.readCalendarAgain, ({ user, params }) =>
    calendars.readAgain(services, user, params.id),
  );
  addRoute(app, services, ofCalendars.dropCalendar, async ({ user, params }) => {
    await calendars.drop(services, user, params.id);
    return { message: 'It is not read any more. Its classes stay.' };
  });
}
