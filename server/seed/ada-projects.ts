/** The projects of Ada Lovelace, whose company makes measuring instruments. Every status has at least one project. */
import type { KeptApprovalRecord } from '../stores/records.ts'
import type { SeedFile } from './files.ts'

export type SeedUploader = 'ada' | 'colleague' | 'staff'

/** Days are counted from today: `-30` is a month ago. */
export interface SeedProject {
  slug: string
  serviceId: string
  serviceName: string
  industry: string
  active: string
  /** How many days ago Ada applied for the project. */
  appliedDaysAgo: number
  startDay?: number
  endDay?: number
  totalCost: number
  /** The number of Ada's own order. */
  purchaseOrder?: string
  /** What Ada has to pay now, and by when; nothing without it. */
  due?: { amount: number; day: number }
  milestones?: readonly (readonly [title: string, description: string, dueDay: number, status: string])[]
  updates?: readonly {
    daysAgo: number
    title: string
    description: string
    files?: readonly SeedFile[]
    actionRequired?: true
    /** What Ada may answer by one press. */
    answers?: string[]
    /** She has answered elsewhere: there is no ticket. */
    answered?: true
  }[]
  /** What Ada is asked to approve by the update or the milestone of this title, and what was decided about it, oldest first. */
  approvals?: readonly {
    id: string
    title: string
    subject?: string
    version?: string
    records: readonly {
      daysAgo: number
      by: 'ada' | 'colleague'
      decision: 'Approved' | 'Changes requested'
      version?: string
      words?: string
      files?: KeptApprovalRecord['files']
    }[]
  }[]
  payments?: readonly (readonly [
    daysAgo: number,
    amount: number,
    bankReference: string,
    description?: string,
  ])[]
  files?: readonly (readonly [file: SeedFile, name: string, daysAgo: number, uploader: SeedUploader])[]
}

const done = 'Completed'
const running = 'In Progress'
const ahead = 'Pending'

export const adaProjects: readonly SeedProject[] = [
  {
    slug: 'website-relaunch',
    serviceId: 'SRV-2051',
    serviceName: 'Website relaunch',
    industry: 'Precision instruments',
    active: 'Active',
    appliedDaysAgo: 74,
    startDay: -63,
    endDay: 40,
    totalCost: 48_500,
    purchaseOrder: 'LI-2026-0418',
    due: { amount: 12_125, day: 5 },
    milestones: [
      ['Discovery', 'Interviews with eight customers and an inventory of all 340 pages.', -49, done],
      [
        'Design system and key screens',
        'Home page, product finder and calibration booking, light and dark.',
        -14,
        done,
      ],
      ['Build and content', 'Templates, search and the move of the German and English texts.', 12, running],
      ['Acceptance tests', 'You test with your own team; we repair what you find.', 26, ahead],
      [
        'Launch and hand-over',
        'Go-live on a Tuesday morning, training for your editors in the same week.',
        40,
        ahead,
      ],
    ],
    updates: [
      {
        daysAgo: 2,
        title: 'Please approve the home page',
        description:
          'The home page is ready for your approval. The picture shows the final design; the buttons lead where we agreed on in the workshop.\n\nPlease look at two things above all: whether the first sentence says what you do, and whether the three product groups are in the order that your customers ask for them.\n\nYou can click through the draft at https://preview.example.com/lovelace-instruments. If you approve it by Friday, the launch date stands.',
        files: ['homepage-design.png'],
        actionRequired: true,
        answers: ['Approve', 'Request changes'],
      },
      {
        daysAgo: 6,
        title: 'Product finder connected to your stock system',
        description:
          'The finder now shows what is on hand, refreshed every ten minutes. All 412 instruments are in.\n\nTwelve of them have no picture yet; the list is in the shared folder.',
      },
      {
        daysAgo: 15,
        title: 'Design system finished',
        description: 'Colours, type and 38 components are documented, with contrast checked for every pair.',
      },
      {
        daysAgo: 48,
        title: 'What your customers told us',
        description:
          'We spoke with eight of your customers. Seven of them look for a calibration date first and for a product second, so the booking moves to the top of the page.\n\nThe scope is unchanged and is attached as signed.',
        files: ['statement-of-work.pdf'],
      },
    ],
    approvals: [
      {
        id: 'APR-4T8KQ2VN',
        title: 'Please approve the home page',
        subject: 'Home page',
        version: '3',
        records: [
          {
            daysAgo: 4,
            by: 'colleague',
            decision: 'Changes requested',
            version: '2',
            words: 'The product finder has to stand above the news: it is what our customers come for.',
            files: [
              {
                name: 'homepage-design.png',
                sha256: '1f0c3a9be4f1d0a7c2a8d5b0a3f6e91745f2b7d0c8e4a16b93d57f08c2e6a4b1',
              },
            ],
          },
        ],
      },
      {
        id: 'APR-9M3XW7CD',
        title: 'Design system and key screens',
        records: [{ daysAgo: 13, by: 'ada', decision: 'Approved' }],
      },
    ],
    payments: [
      [60, 12_125, 'DE-4471-0092', 'Website relaunch, first instalment'],
      [13, 12_125, 'DE-4502-1187', 'Website relaunch, second instalment'],
    ],
    files: [
      ['homepage-design.png', 'Home page, final design', 2, 'staff'],
      ['phone-menu.png', 'Menu on my phone', 9, 'ada'],
      ['statement-of-work.pdf', 'Statement of work, signed', 62, 'ada'],
    ],
  },
  {
    slug: 'calibration-booking',
    serviceId: 'SRV-2064',
    serviceName: 'Calibration booking app',
    industry: 'Precision instruments',
    active: 'Active',
    appliedDaysAgo: 31,
    startDay: -20,
    endDay: 95,
    totalCost: 72_000,
    purchaseOrder: 'LI-2026-0377',
    due: { amount: 18_000, day: 20 },
    milestones: [
      [
        'Workshop with the calibration team',
        'How a date is found today, by telephone and a wall calendar.',
        -13,
        done,
      ],
      ['Clickable prototype', 'Booking in four steps, tested with five customers.', 8, running],
      [
        'First release for regular customers',
        'Thirty customers book for real, with the telephone as a fallback.',
        60,
        ahead,
      ],
      ['Release for everyone', 'Linked from the new website.', 95, ahead],
    ],
    updates: [
      {
        daysAgo: 3,
        title: 'Prototype ready to be tested',
        description:
          'Five of your customers try the prototype on Thursday. Please tell us whether you listen in; the link to the call is in your calendar.',
        actionRequired: true,
        answered: true,
      },
      {
        daysAgo: 12,
        title: 'Notes from the workshop',
        description:
          'Your team plans 60 to 80 calibrations a week. A third of the calls only ask whether an instrument has arrived, so the app will say so by itself.',
      },
    ],
    payments: [[18, 18_000, 'DE-4498-7710', 'Calibration booking app, on signing']],
  },
  {
    slug: 'stock-forecast',
    serviceId: 'SRV-2058',
    serviceName: 'Stock forecasting',
    industry: 'Logistics',
    active: 'Delayed',
    appliedDaysAgo: 96,
    startDay: -80,
    endDay: -4,
    totalCost: 31_200,
    milestones: [
      ['Three years of orders cleaned', 'One format, duplicates removed, returns marked.', -58, done],
      ['Forecast for the forty best sellers', 'Twelve weeks ahead, with the uncertainty shown.', -30, done],
      ['Forecast for all instruments', 'Waits for the order data of the Lyon warehouse.', -4, running],
    ],
    updates: [
      {
        daysAgo: 4,
        title: 'We need the order data from Lyon',
        description:
          'The forecast for all instruments is later than planned, because the orders of the Lyon warehouse are still missing. The export takes about ten minutes; the steps are in the ticket TKT-H8WK35TN.\n\nAs soon as we have the data, we need eight working days.',
        actionRequired: true,
      },
      {
        daysAgo: 29,
        title: 'Forecast for the forty best sellers',
        description:
          'The first forecast is on average 9 % off after four weeks; your own estimate was 23 % off.',
        files: ['stock-forecast.csv'],
      },
    ],
    payments: [
      [78, 10_400, 'DE-4455-3301', 'Stock forecasting, first third'],
      [28, 10_400, 'DE-4489-2216'],
    ],
    files: [
      ['stock-forecast.csv', 'Forecast, best sellers', 29, 'staff'],
      ['stock-forecast.csv', 'Our own estimate, best sellers', 41, 'colleague'],
    ],
  },
  {
    slug: 'newsletter',
    serviceId: 'SRV-2066',
    serviceName: 'Newsletter and customer list',
    industry: 'Marketing',
    active: 'Active',
    appliedDaysAgo: 24,
    startDay: -16,
    endDay: 30,
    totalCost: 8_640,
    due: { amount: 4_320, day: -3 },
    milestones: [
      ['Lists merged', 'Three lists became one, with consent noted for each address.', -6, done],
      ['First issue', 'Sent to 1,900 readers.', 9, running],
    ],
    updates: [
      {
        daysAgo: 5,
        title: 'Three lists are one',
        description: 'Of 2,640 addresses 1,900 are left, all of them with consent. 412 were there twice.',
      },
    ],
    payments: [[15, 4_320, 'DE-4500-0874', 'Newsletter, half in advance']],
  },
  {
    slug: 'data-warehouse',
    serviceId: 'SRV-2070',
    serviceName: 'Data warehouse migration',
    industry: 'Data and analytics',
    active: 'Pending',
    appliedDaysAgo: 5,
    totalCost: 54_300,
  },
  {
    slug: 'trade-fair-stand',
    serviceId: 'SRV-2047',
    serviceName: 'Trade fair stand, Hanover',
    industry: 'Events',
    active: 'On Hold',
    appliedDaysAgo: 118,
    startDay: -102,
    endDay: 130,
    totalCost: 26_900,
    milestones: [
      ['Concept', 'A stand that visitors measure themselves.', -80, done],
      ['Stand builder chosen', 'Three offers compared.', 45, ahead],
    ],
    updates: [
      {
        daysAgo: 51,
        title: 'On hold until the fair confirms the hall',
        description:
          'As agreed, we wait until the organiser confirms your place. No costs arise in the meantime.',
      },
    ],
    payments: [[99, 5_380, 'DE-4431-9015', 'Trade fair stand, concept']],
  },
  {
    slug: 'nordic-market-study',
    serviceId: 'SRV-2039',
    serviceName: 'Market study: Nordic countries',
    industry: 'Consulting',
    active: 'Delivered',
    appliedDaysAgo: 150,
    startDay: -140,
    endDay: -21,
    totalCost: 19_750,
    milestones: [
      ['Desk research', 'Market size and competitors in four countries.', -110, done],
      ['Interviews', 'Twelve laboratories and five dealers.', -60, done],
      ['Report and presentation', 'Presented to your board.', -21, done],
    ],
    updates: [
      {
        daysAgo: 21,
        title: 'Report delivered',
        description:
          'The report was presented to your board. We suggest to begin with Denmark and to visit the two dealers named in chapter 4.\n\nQuestions about the report are answered until the end of next month, at no cost.',
      },
    ],
    payments: [
      [138, 9_875, 'DE-4402-5528', 'Market study, first half'],
      [20, 9_875, 'DE-4497-6003', 'Market study, second half'],
    ],
  },
  {
    slug: 'accessibility-audit',
    serviceId: 'SRV-2033',
    serviceName: 'Accessibility audit',
    industry: 'Software',
    active: 'Completed',
    appliedDaysAgo: 188,
    startDay: -176,
    endDay: -120,
    totalCost: 11_400,
    milestones: [
      ['Audit of 24 pages', 'With keyboard, screen reader and 400 % zoom.', -155, done],
      ['Repairs', 'All blocking findings repaired.', -130, done],
      ['Test with users', 'Four people who use a screen reader every day.', -120, done],
    ],
    updates: [
      {
        daysAgo: 119,
        title: 'All blocking findings are repaired',
        description:
          'The final report is attached. It names two smaller points that can wait for the relaunch.',
        files: ['accessibility-audit.pdf'],
      },
    ],
    payments: [
      [174, 5_700, 'DE-4369-1140', 'Accessibility audit, first half'],
      [117, 5_700, 'DE-4420-8837', 'Accessibility audit, second half'],
    ],
    files: [['accessibility-audit.pdf', 'Final report', 119, 'staff']],
  },
  {
    slug: 'payroll-integration',
    serviceId: 'SRV-2021',
    serviceName: 'Payroll system integration',
    industry: 'Human resources',
    active: 'Completed',
    appliedDaysAgo: 290,
    startDay: -275,
    endDay: -205,
    totalCost: 22_480.5,
    milestones: [
      ['Interface to the time clocks', 'Hours arrive every night.', -240, done],
      ['Two months in parallel', 'Old and new system side by side, without a difference.', -205, done],
    ],
    payments: [
      [272, 7_493.5, 'DE-4290-0071', 'Payroll integration, first third'],
      [238, 7_493.5, 'DE-4317-4468', 'Payroll integration, second third'],
      [203, 7_493.5, 'DE-4344-9902', 'Payroll integration, last third'],
    ],
  },
  {
    slug: 'brand-refresh',
    serviceId: 'SRV-2017',
    serviceName: 'Brand identity refresh',
    industry: 'Design',
    active: 'Completed',
    appliedDaysAgo: 352,
    startDay: -340,
    endDay: -260,
    totalCost: 16_200,
    milestones: [
      ['Three directions', 'Shown side by side on a delivery van, an invoice and a screen.', -310, done],
      ['Guidelines', 'Forty pages, in print and as a website.', -260, done],
    ],
    payments: [
      [338, 5_400, 'DE-4218-7745', 'Brand refresh, first third'],
      [305, 5_400, 'DE-4251-3390'],
      [258, 5_400, 'DE-4302-6126', 'Brand refresh, last third'],
    ],
  },
  {
    slug: 'printed-catalogue',
    serviceId: 'SRV-2044',
    serviceName: 'Printed catalogue',
    industry: 'Publishing',
    active: 'Suspended',
    appliedDaysAgo: 132,
    startDay: -120,
    endDay: -30,
    totalCost: 14_800,
    milestones: [
      ['Page plan', '96 pages, four product groups.', -100, done],
      ['Photographs', 'Stopped with the project.', -60, ahead],
    ],
    updates: [
      {
        daysAgo: 66,
        title: 'Suspended at your request',
        description:
          'Work has stopped since you move the catalogue online. What was done so far is paid in full.',
      },
    ],
    payments: [[64, 3_700, 'DE-4466-2054', 'Printed catalogue, work until suspension']],
  },
  {
    slug: 'employer-film',
    serviceId: 'SRV-2049',
    serviceName: 'Employer branding film',
    industry: 'Media',
    active: 'Rejected',
    appliedDaysAgo: 89,
    totalCost: 38_000,
    updates: [
      {
        daysAgo: 84,
        title: 'We can not take this on',
        description: 'We do not make films ourselves. We gave you the names of two studios that we trust.',
      },
    ],
  },
]
