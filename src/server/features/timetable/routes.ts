import type { FastifyInstance } from 'fastify';
import * as ofCalendars from '../../../contract/calendars.ts';
import * as calls from '../../../contract/timetable.ts';
import * as week from '../../../contract/week.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';
import * as calendars from './calendars.ts';
import * as imports from './imports.ts';
import { makeWeek, stopWeek } from './make-week.ts';
import { sendSaved } from './saved.ts';
import { startPromo } from './start-promo.ts';
import { readWeekFilm, renewWeekFilm } from './week-film.ts';

export function addTimetableRoutes(app: FastifyInstance, services: Services): void {
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
  addRoute(app, services, calls.previewImport, ({ user, body }) => imports.previewImport(services, user, body));
  addRoute(app, services, calls.applyImport, ({ user, body }) => imports.applyImport(services, user, body));
  addRoute(app, services, calls.undoImport, async ({ user, params }) => {
    await imports.undoImport(services, user, params.id);
    return { message: 'Undone.' };
  });
  addCalendarRoutes(app, services);
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
