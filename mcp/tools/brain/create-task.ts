import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { CreateTaskDocument } from './operations/create-task.generated.js';
import { explainKnowledge } from './results/explain-knowledge.js';
import { TASK_FIELDS, TITLE } from './results/knowledge-arguments.js';
import { withRecordIds } from './results/named-records.js';
import { recurrenceOf, REPEATS, taskChanges } from './results/task-changes.js';
import { TaskField, wholeTask } from './results/task-field.js';

/** Make a task. */
export const tool = defineTool({
  name: 'create_task', access: 'write', permission: 'brain.write',
  texts: {
    en: { title: 'Make a task', description: 'Makes a task for somebody or for anybody. list_tasks says which there are: each call makes another one.' },
    it: { title: 'Crea un\'attività', description: 'Crea un\'attività per qualcuno o per chiunque. list_tasks dice quali ci sono: ogni chiamata ne crea un\'altra.' },
    de: { title: 'Aufgabe anlegen', description: 'Legt eine Aufgabe für jemanden oder alle an. list_tasks sagt, welche es gibt: jeder Aufruf macht eine neue.' },
    fr: { title: 'Créer une tâche', description: 'Crée une tâche, pour quelqu\'un ou pour tous. Chaque appel en crée une autre : voyez list_tasks.' },
    es: { title: 'Crear una tarea', description: 'Crea una tarea para alguien o para cualquiera. list_tasks dice cuáles hay: cada llamada crea otra.' },
  },
  explain: explainKnowledge,
  argumentNames: { recurrence: 'repeat' },
  input: z.object({ title: TITLE, ...TASK_FIELDS, repeat: z.enum(REPEATS).optional().describe('From due_on on') }),
  output: TaskField,
  operation: CreateTaskDocument,
  prepared: withRecordIds,
  variables: ({ title, repeat, ...fields }, context) => ({ input: withoutAbsent({ title, ...taskChanges(fields, context), recurrence: repeat && recurrenceOf(repeat) }) }),
  result: ({ createTask }, { timeZone }) => wholeTask(createTask, timeZone),
});
