import { z } from 'zod';
import { surveySchema } from '../scene/survey.ts';
import { call } from './call.ts';
import { keySchema } from './strings.ts';

export const getSurvey = call({
  method: 'GET',
  path: '/api/background-videos/survey',
  summary: 'How a background moves and how light it is, in slices of five seconds; null if it was never looked through',
  policy: 'signedIn',
  query: z.object({ publicId: keySchema(200).min(1, 'Send the background’s publicId.') }),
  output: z.object({ survey: surveySchema.nullable() }),
});
