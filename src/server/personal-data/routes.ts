import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { getDataOf, getMyData } from '../../contract/personal-data.ts';
import { findPerson } from '../accounts/people.ts';
import { recordAuditEvent } from '../db/audit.ts';
import { AppError } from '../errors.ts';
import { addRoute } from '../http/route.ts';
import type { Services } from '../services.ts';
import { readPersonalData } from './read.ts';

export function addPersonalDataRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, getMyData, async ({ user, reply }) =>
    sendJson(reply, await readPersonalData(services, user)),
  );
  addRoute(app, services, getDataOf, async ({ user, params, reply }) => {
    const person = await findPerson(services.db, { id: params.userId });
    if (!person) throw new AppError('not_found', 'This account does not exist.');
    const data = await readPersonalData(services, person);
    await recordAuditEvent(services.db, { actor: user, action: 'data-exported', subject: person });
    return sendJson(reply, data);
  });
}

const sendJson = (reply: FastifyReply, data: Readable) => reply.type('application/json; charset=utf-8').send(data);
