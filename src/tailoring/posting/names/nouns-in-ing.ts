/** Words in -ing that open names of things: "building regulations", not "managing people". */
export const nounsInIng: ReadonlySet<string> = new Set(
  'building running teaching training testing reporting planning closing marketing engineering accounting nursing cooking baking welding wiring writing editing coaching counselling counseling learning housing manufacturing purchasing billing banking pricing packaging printing processing lighting plumbing cleaning machining tailoring sewing knitting drawing painting framing roofing farming fishing catering brewing dosing handling picking packing shipping mapping surveying modelling modeling rendering mixing recording filming lifting rigging sailing diving swimming driving climbing parenting fundraising bookkeeping budgeting forecasting auditing screening staging staffing scheduling routing networking computing gaming advertising branding merchandising styling grooming'.split(
    ' ',
  ),
);
