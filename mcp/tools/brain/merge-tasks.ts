import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { MergeTasksDocument } from './operations/merge-tasks.generated.js';
import { KNOWLEDGE_ID } from './results/knowledge-arguments.js';
import { TaskField, wholeTask } from './results/task-field.js';

const MOST = 10;

/** Make one task of several. */
export const tool = defineTool({
  name: 'merge_tasks', access: 'write', isDestructive: true, permission: 'brain.write',
  texts: {
    en: { title: 'Merge tasks', description: 'Makes one task of several; the ids of the others lead to it then. It cannot be taken back: try with dry_run first.' },
    it: { title: 'Unisci attività', description: 'Unisce più attività in una; gli id delle altre portano poi a questa. Non si annulla: prova prima con dry_run.' },
    de: { title: 'Aufgaben zusammenführen', description: 'Macht aus mehreren Aufgaben eine; die Ids der anderen führen dann zu ihr. Nicht umkehrbar: erst mit dry_run versuchen.' },
    fr: { title: 'Fusionner des tâches', description: 'Fait une tâche de plusieurs ; les id des autres mènent alors à elle. Irréversible : essayez avec dry_run.' },
    es: { title: 'Unir tareas', description: 'Une varias tareas en una; los id de las otras llevan luego a ella. No se deshace: prueba antes con dry_run.' },
  },
  next: { NOT_FOUND: 'brain_list_tasks', INVALID_STATE: 'brain_list_tasks' },
  input: z.object({ id: KNOWLEDGE_ID.describe('Stays'), ids: z.array(KNOWLEDGE_ID).min(1).max(MOST).describe('Go into it') }),
  output: TaskField,
  operation: MergeTasksDocument,
  variables: (input) => ({ input }),
  result: ({ mergeTasks }, { timeZone }) => wholeTask(mergeTasks, timeZone),
});
