/**
 * What is done in a trade, as it stands behind "able to" and "can": what follows it is asked for. Words that
 * every job uses (manage, build, learn, meet) stay out. A piece of a regular expression.
 */
export const tradeVerbs =
  'adapt|administer|analy[sz]e|apply|assemble|assess|audit|bake|balance|bend|blend|budget|butcher|calculate|calibrate|carry out|catalogue|change|clean|code|compile|compose|conduct|configure|construct|cook|cost|cover|cut|debug|demonstrate|design|diagnose|dispense|do|draft|drive|dress|edit|erect|estimate|evaluate|fabricate|facilitate|file|fit|forecast|formulate|grade|graft|grind|harvest|hold|inject|inspect|install|interpret|investigate|lay|load|log|machine|maintain|map|measure|mix|model|monitor|mount|navigate|operate|perform|plan|plaster|plot|pour|prepare|price|process|produce|program|prune|pull|read|rebuild|reconcile|record|recover|repair|replace|restore|reverse|rig|run|sample|schedule|script|service|set up|set|sew|sharpen|size|sketch|solder|splice|spray|stack|stock|strip|survey|teach|terminate|test|tile|trace|track|transcribe|translate|treat|triage|trim|troubleshoot|tune|type|understand|use|validate|verify|weigh|weld|wire|work with|wrap|write';
