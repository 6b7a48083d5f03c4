import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/booking.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';

export function addBookingRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.getBooking, ({ user }) => actions.readBooking(services, user));
  addRoute(app, services, calls.saveBooking, ({ user, body }) => actions.saveBooking(services, user, body));
  addRoute(app, services, calls.saveClassLink, ({ user, body }) => actions.saveClassLink(services, user, body));
}
