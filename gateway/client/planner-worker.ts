import { workerData } from 'node:worker_threads';
import { parse } from 'graphql';
import { answerThread } from '#kernel/answer-thread.js';
import { plannerOf } from './planner.js';
import type { PlannerResult, PlannerWork } from './planner-thread.js';

// The program of the planner's thread; its data is the supergraph.
const planner = plannerOf(String(workerData));

answerThread<PlannerWork, PlannerResult>({
  run: (work) => (work === 'schema' ? { schema: planner.peopleSchema() } : { plan: planner.planForPeople(parse(work.text, { noLocation: true }), work.operationName) }),
});
