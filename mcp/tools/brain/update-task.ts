import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { UpdateTaskDocument } from './operations/update-task.generated.js';
import { explainKnowledge } from './results/explain-knowledge.js';
import { KNOWLEDGE_ID, TASK_FIELDS, TITLE, VERSION } from './results/knowledge-arguments.js';
import { withRecordIds } from './results/named-records.js';
import { TASK_STATUS, TASK_STATUSES } from './results/task-status.js';
import { recurrenceOf, REPEATS, taskChanges } from './results/task-changes.js';
import { TaskField, wholeTask } from './results/task-field.js';

/** Change a task, or do it. */
export const tool = defineTool({
  name: 'update_task', access: 'write', isIdempotent: true, permission: 'brain.write',
  texts: {
    en: { title: 'Change a task', description: 'Changes what is given of a task, or does it; one that repeats comes again then (next_id).' },
    it: { title: 'Modifica un\'attività', description: 'Modifica quanto indicato di un\'attività, o la conclude; se si ripete, poi torna (next_id).' },
    de: { title: 'Aufgabe ändern', description: 'Ändert, was von einer Aufgabe angegeben ist, oder erledigt sie; wiederholt sie sich, kommt sie dann wieder (next_id).' },
    fr: { title: 'Modifier une tâche', description: 'Change ce qui est donné d\'une tâche, ou l\'achève ; si elle se répète, elle revient alors (next_id).' },
    es: { title: 'Cambiar una tarea', description: 'Cambia lo indicado de una tarea, o la da por hecha; si se repite, vuelve entonces (next_id).' },
  },
  next: { NOT_FOUND: 'brain_list_tasks', CONFLICT: 'brain_list_tasks' },
  explain: explainKnowledge,
  argumentNames: { recurrence: 'repeat' },
  input: z.object({ id: KNOWLEDGE_ID.describe('Task'), status: z.enum(TASK_STATUSES).optional().describe('Status'), title: TITLE.optional(), ...TASK_FIELDS, repeat: z.enum([...REPEATS, 'never']).optional().describe('New rule from due_on'), version: VERSION }),
  output: TaskField,
  operation: UpdateTaskDocument,
  prepared: withRecordIds,
  variables: ({ id, status, title, repeat, version, ...fields }, context) => ({ input: withoutAbsent({ id, title, version, status: status && TASK_STATUS[status], ...taskChanges(fields, context), recurrence: repeat === 'never' ? null : repeat && recurrenceOf(repeat) }) }),
  result: ({ updateTask }, { timeZone }) => wholeTask(updateTask, timeZone),
});
