import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { UpdateTaskDocument } from './operations/update-task.generated.js';
import { readable } from './results/about.js';
import { KNOWLEDGE_ID, TASK_FIELDS, TITLE, VERSION } from './results/knowledge-arguments.js';
import { TASK_STATUS, TASK_STATUSES } from './results/task-status.js';
import { recurrenceOf, REPEATS, taskChanges } from './results/task-changes.js';
import { TaskField, wholeTask } from './results/task-field.js';

/** Change a task, or do it. */
export const tool = defineTool({
  name: 'update_task', access: 'write', isIdempotent: true, permission: 'brain.write',
  texts: {
    en: { title: 'Change a task', description: 'Changes what is given of a task, or says that it is done; the rest stays. A task that repeats comes again when it is done (next_id).' },
    it: { title: 'Modifica un\'attività', description: 'Modifica quanto indicato di un\'attività, o la segna come fatta; il resto non cambia. Se si ripete, torna quando è fatta (next_id).' },
    de: { title: 'Aufgabe ändern', description: 'Ändert, was von einer Aufgabe angegeben ist, oder erledigt sie; der Rest bleibt. Wiederholt sie sich, kommt sie danach wieder (next_id).' },
    fr: { title: 'Modifier une tâche', description: 'Change ce qui est donné d\'une tâche, ou la dit faite ; le reste demeure. Si elle se répète, elle revient une fois faite (next_id).' },
    es: { title: 'Cambiar una tarea', description: 'Cambia lo indicado de una tarea, o la da por hecha; el resto queda. Si se repite, vuelve cuando está hecha (next_id).' },
  },
  next: { NOT_FOUND: 'brain_list_tasks', CONFLICT: 'brain_list_tasks' },
  argumentNames: { recurrence: 'repeat' },
  input: z.object({ id: KNOWLEDGE_ID.describe('Task'), status: z.enum(TASK_STATUSES).optional().describe('Status'), title: TITLE.optional(), ...TASK_FIELDS, repeat: z.enum([...REPEATS, 'never']).optional().describe('From due_on on'), version: VERSION }),
  output: TaskField,
  operation: UpdateTaskDocument,
  variables: ({ id, status, title, repeat, version, ...fields }, context) => ({ input: withoutAbsent({ id, title, version, status: status && TASK_STATUS[status], ...taskChanges(fields), recurrence: repeat === 'never' ? null : repeat && recurrenceOf(repeat) }), ...readable(context) }),
  result: ({ updateTask }, { timeZone }) => wholeTask(updateTask, timeZone),
});
