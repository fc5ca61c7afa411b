import { fileURLToPath } from 'node:url'

/** Absolute paths of the real documents beside this file; see PROVENANCE.md. */
export const REAL_PDFS = {
  policyGuide: pathOf('CDS_Policy_Language_Guide.pdf'),
  adoptersGuide: pathOf('WZDx_Early_Adopters_Guide.pdf'),
  surveyReport: pathOf('Work_Zone_Data_Survey_Report_2021-03-08.pdf'),
  lessonsLearned: pathOf('Worker_Presence_Interview_Lessons_Learned_2022-08.pdf'),
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
