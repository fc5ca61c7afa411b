/** How to fix something, for each program an office makes PDFs with: one sentence each. */
export interface Remedy {
  word: string
  indesign: string
  acrobat: string
}

const EXPORT_WORD =
  'Export again with "Save As", "PDF", "Options", "Document structure tags for accessibility".'
const EXPORT_INDESIGN = 'Export again with "Create Tagged PDF".'

export const REMEDIES = {
  tagging: {
    word: EXPORT_WORD,
    indesign: EXPORT_INDESIGN,
    acrobat:
      'Choose "Prepare for accessibility", then "Automatically tag PDF", and check the tags afterwards.',
  },
  identification: {
    word: 'Export with a current version of Word, which adds the entry, or add it in Acrobat Pro.',
    indesign: 'Choose PDF/UA as the standard when exporting, or add the entry in Acrobat Pro.',
    acrobat: 'Open "Preflight", search for "PDF/UA", and run "Set PDF/UA-1 entry".',
  },
  header: {
    word: 'Export again as PDF; do not join PDFs with other tools afterwards.',
    indesign: 'Export again as PDF 1.7.',
    acrobat: 'Choose "Save as Other", "Optimized PDF", and compatibility with Acrobat 10 or later.',
  },
  title: {
    word: 'Fill in the title under "File", "Info", and export again.',
    indesign:
      'Fill in the title under "File", "File Info", and choose "Display Title: Document Title" when exporting.',
    acrobat:
      'Fill in the title under "File", "Properties", "Description", and choose "Show: Document Title" under "Initial View".',
  },
  language: {
    word: 'Set the language under "Review", "Language", "Set Proofing Language", and export again.',
    indesign: 'Set the language in the character styles and under "Export", "Advanced", "Language".',
    acrobat: 'Set the language under "File", "Properties", "Advanced", or in the properties of a tag.',
  },
  artifacts: {
    word: 'Mark decoration as decorative under "Alt Text"; put running headers and footers in the header and footer.',
    indesign: 'Mark decoration as an artifact under "Object", "Object Export Options", "Tagged PDF".',
    acrobat: 'With "Reading Order", mark content as text, figure or table, or as "Background/Artifact".',
  },
  roles: {
    word: 'Use the built-in styles, and export again.',
    indesign: 'Map each style to a tag under "Edit All Export Tags".',
    acrobat: 'In the "Tags" panel, choose "Edit Role Map" and map each type to a standard one.',
  },
  structure: {
    word: 'Use the built-in styles and lists, and export again.',
    indesign: 'Correct the order and tags in the "Articles" and "Structure" panels, and export again.',
    acrobat: 'In the "Tags" panel, move or rename the tag.',
  },
  headings: {
    word: 'Use the styles "Heading 1", "Heading 2" and so on without leaving out a level.',
    indesign: 'Map the paragraph styles of headings to H1, H2 and so on under "Export Tagging".',
    acrobat: 'In the "Tags" panel, give each heading the tag of its level.',
  },
  tables: {
    word: 'Make each table with "Insert", "Table", without nested tables, and export again.',
    indesign: 'Make each table with the table tools, header rows included, and export again.',
    acrobat: 'With "Reading Order", open "Table Editor" and correct rows, cells and spans.',
  },
  headerCells: {
    word: 'Tick "Header Row" and "First Column" under "Table Design", and "Repeat as header row" under "Layout".',
    indesign: 'Turn the first rows into header rows under "Table", "Convert Rows".',
    acrobat: 'With "Reading Order", open "Table Editor" and set header cells and their scope.',
  },
  lists: {
    word: 'Make lists with the buttons for bullets and numbering, and export again.',
    indesign: 'Make lists with "Bullets and Numbering", and export again.',
    acrobat: 'In the "Tags" panel, give lists the tags L, LI, Lbl and LBody.',
  },
  contents: {
    word: 'Make the table of contents under "References", and export again.',
    indesign: 'Make the table of contents under "Layout", and export again.',
    acrobat: 'In the "Tags" panel, give the table of contents the tags TOC and TOCI.',
  },
  alternatives: {
    word: 'Right-click the picture, choose "View Alt Text", say what it shows, and export again.',
    indesign: 'Say what it shows under "Object", "Object Export Options", "Alt Text".',
    acrobat: 'Choose "Set Alternate Text" under "Prepare for accessibility", and say what it shows.',
  },
  notes: {
    word: 'Insert footnotes under "References", and export again.',
    indesign: 'Insert footnotes under "Type", and export again.',
    acrobat: 'In the "Tags" panel, give each note an ID of its own under "Properties".',
  },
  layers: {
    word: 'Export again from Word, which makes no layers.',
    indesign: 'Export again without "Create Acrobat Layers".',
    acrobat: 'Under "Layers", merge all layers, or run the PDF/UA fixups of "Preflight".',
  },
  attachments: {
    word: 'Publish attached files separately.',
    indesign: 'Publish attached files separately.',
    acrobat: 'Remove the attached files under "Attachments", or attach them again.',
  },
  forms: {
    word: 'Word makes no fields in PDFs: make the form in Acrobat Pro.',
    indesign: 'Name and describe each field under "Buttons and Forms".',
    acrobat: 'Under "Prepare a form", fill in the tooltip of each field, and tag it as a form field.',
  },
  xfa: {
    word: 'Make the form again in Acrobat Pro, from the original in Word.',
    indesign: 'Make the form again in Acrobat Pro, from the original in InDesign.',
    acrobat: 'Print the form to a new PDF and make its fields again under "Prepare a form".',
  },
  security: {
    word: 'Export again without a password.',
    indesign: 'Export again without security.',
    acrobat: 'Choose "No Security" under "File", "Properties", "Security".',
  },
  annotations: {
    word: 'Remove comments, and export again.',
    indesign: 'Remove notes, and export again.',
    acrobat: 'Describe each comment in its properties, and tag it as an annotation, or delete it.',
  },
  links: {
    word: 'Make links with "Insert", "Link", add a "ScreenTip", and export again.',
    indesign: 'Make links in the "Hyperlinks" panel with "Alt Text", and export again.',
    acrobat:
      'In the "Tags" panel, choose "Create Tag from Selection", "Link", and fill in the contents of the link.',
  },
  tabOrder: {
    word: EXPORT_WORD,
    indesign: 'Export again with "Use Structure for Tab Order".',
    acrobat: 'Select all pages under "Organize Pages", and choose "Tab Order", "Use Document Structure".',
  },
  media: {
    word: 'Link to films and sounds instead of embedding them.',
    indesign: 'Describe films and sounds under "Object Export Options".',
    acrobat: 'Describe films and sounds in their properties, or link to them.',
  },
  templates: {
    word: EXPORT_WORD,
    indesign: EXPORT_INDESIGN,
    acrobat: 'Print the page to a new PDF and tag it again.',
  },
  fonts: {
    word: 'Under "File", "Options", "Save", select "Embed fonts in the file", or use another font.',
    indesign: 'Use a font that may be embedded, and export again.',
    acrobat: 'Run "Embed missing fonts" under "Preflight".',
  },
  characters: {
    word: 'Use another font for these letters, and export again.',
    indesign: 'Use another font for these letters, and export again.',
    acrobat: 'Run the fixups for fonts under "Preflight", or recognize the text again under "Scan & OCR".',
  },
  scan: {
    word: 'Export from the original document instead of scanning it.',
    indesign: 'Export from the original document instead of scanning it.',
    acrobat: 'Choose "Scan & OCR", "Recognize Text", and tag the document afterwards.',
  },
  readingOrder: {
    word: 'Put text boxes "In Line with Text" under "Layout Options" where they are to be read, and export again.',
    indesign: 'Put the text in the order of reading in the "Articles" panel, and export again.',
    acrobat:
      'Open "Reading Order", then the "Order" panel, and drag the text to its place; compare the "Tags" panel.',
  },
  contrast: {
    word: 'Choose a darker font color, or a lighter shading, until "Check Accessibility" reports no contrast.',
    indesign: 'Choose a darker swatch for the text, or a lighter one behind it, and export again.',
    acrobat: 'Change the color of the text under "Edit a PDF", or in the original, and export again.',
  },
} as const satisfies Record<string, Remedy>
