import { dayPlus, type Day } from '#kernel/day.js';
import { weekdayOf } from '../calendars/weekday-of.js';
import { WEEKDAYS } from '../calendars/weekday.js';

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => dayPlus(day, -WEEKDAYS.indexOf(weekdayOf(day)));
