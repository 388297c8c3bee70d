/** Tools of nearly every team: known by all who work in one. */
export const everydayTools: ReadonlySet<string> = new Set(
  'Jira Confluence Trello Asana ClickUp Notion Miro Basecamp Smartsheet Monday.com'.split(' '),
);
