import { migration, type Migration } from '#subgraph-kit/migration.js';

/** Figures are counted from nothing again, as after a change of the time zone: no company has none. */
export const countFiguresAnew = (at: number): Migration => migration(at, 'count_figures_anew', (runner) => runner.query("UPDATE figures_state SET time_zone = ''"));
