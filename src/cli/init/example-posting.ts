/** A posting to try the score with; it asks for what many resumes have. */
export const examplePosting = `Project Coordinator at Harbour & Finch

Harbour & Finch organises exhibitions for museums and libraries in twelve cities. You keep our projects on time, on
budget and well told.

What you will do
- Plan projects with clients and suppliers, and keep schedules and budgets up to date
- Prepare reports and presentations for clients and for our own team
- Improve how we work: checklists, templates, a tidy archive

What you bring
- Two or more years of experience in project coordination, administration or customer service
- Microsoft Excel or Google Sheets; any project management software is a plus
- Clear written and spoken English
- A bachelor's degree or a comparable training

Nice to have
- Event management
- SQL or Power BI for reporting
`;
