/** The countries the demo company sells to. */
export const COUNTRIES = ['IT', 'FR', 'DE', 'ES', 'GB', 'CH', 'AT', 'BE', 'PT', 'NL'] as const;

/** One of {@link COUNTRIES}. */
export type Country = (typeof COUNTRIES)[number];

/** A city, one of its postcodes, and the subdivision without the country (ISO 3166-2). */
export type City = readonly [name: string, postalCode: string, provinceCode: string];

/** Real cities and postcodes. */
export const CITIES = {
  IT: [
    ['Milano', '20121', 'MI'], ['Roma', '00186', 'RM'], ['Torino', '10121', 'TO'], ['Napoli', '80132', 'NA'],
    ['Firenze', '50122', 'FI'], ['Bologna', '40121', 'BO'], ['Venezia', '30124', 'VE'], ['Genova', '16121', 'GE'],
    ['Palermo', '90133', 'PA'], ['Bari', '70122', 'BA'], ['Verona', '37121', 'VR'], ['Bolzano', '39100', 'BZ'],
  ],
  FR: [
    ['Paris', '75003', '75'], ['Lyon', '69002', '69'], ['Marseille', '13001', '13'], ['Toulouse', '31000', '31'],
    ['Bordeaux', '33000', '33'], ['Lille', '59800', '59'], ['Nantes', '44000', '44'], ['Strasbourg', '67000', '67'],
    ['Nice', '06000', '06'], ['Rennes', '35000', '35'], ['Montpellier', '34000', '34'], ['Grenoble', '38000', '38'],
  ],
  DE: [
    ['Berlin', '10115', 'BE'], ['Hamburg', '20095', 'HH'], ['München', '80331', 'BY'], ['Köln', '50667', 'NW'],
    ['Frankfurt am Main', '60311', 'HE'], ['Stuttgart', '70173', 'BW'], ['Düsseldorf', '40213', 'NW'], ['Leipzig', '04109', 'SN'],
    ['Dresden', '01067', 'SN'], ['Hannover', '30159', 'NI'], ['Nürnberg', '90402', 'BY'], ['Bremen', '28195', 'HB'],
  ],
  ES: [
    ['Madrid', '28013', 'M'], ['Barcelona', '08002', 'B'], ['Valencia', '46002', 'V'], ['Sevilla', '41001', 'SE'],
    ['Zaragoza', '50003', 'Z'], ['Málaga', '29015', 'MA'], ['Murcia', '30001', 'MU'], ['Bilbao', '48001', 'BI'],
    ['Palma', '07001', 'PM'], ['Granada', '18001', 'GR'], ['San Sebastián', '20003', 'SS'], ['A Coruña', '15001', 'C'],
  ],
  GB: [
    ['London', 'WC2N 5DU', 'ENG'], ['Manchester', 'M1 1AE', 'ENG'], ['Birmingham', 'B2 4QA', 'ENG'], ['Leeds', 'LS1 4DY', 'ENG'],
    ['Glasgow', 'G1 3SL', 'SCT'], ['Edinburgh', 'EH1 1BB', 'SCT'], ['Bristol', 'BS1 6QF', 'ENG'], ['Liverpool', 'L1 1JD', 'ENG'],
    ['Cardiff', 'CF10 1EP', 'WLS'], ['Belfast', 'BT1 5GS', 'NIR'], ['Oxford', 'OX1 1HS', 'ENG'], ['Brighton', 'BN1 3XP', 'ENG'],
  ],
  CH: [
    ['Zürich', '8001', 'ZH'], ['Genève', '1204', 'GE'], ['Basel', '4051', 'BS'], ['Bern', '3011', 'BE'],
    ['Lausanne', '1003', 'VD'], ['Luzern', '6003', 'LU'], ['St. Gallen', '9000', 'SG'], ['Lugano', '6900', 'TI'],
    ['Winterthur', '8400', 'ZH'], ['Neuchâtel', '2000', 'NE'], ['Fribourg', '1700', 'FR'], ['Bellinzona', '6500', 'TI'],
  ],
  AT: [
    ['Wien', '1010', '9'], ['Graz', '8010', '6'], ['Linz', '4020', '4'], ['Salzburg', '5020', '5'],
    ['Innsbruck', '6020', '7'], ['Klagenfurt', '9020', '2'], ['Villach', '9500', '2'], ['Wels', '4600', '4'],
    ['St. Pölten', '3100', '3'], ['Dornbirn', '6850', '8'], ['Bregenz', '6900', '8'], ['Eisenstadt', '7000', '1'],
  ],
  BE: [
    ['Bruxelles', '1000', 'BRU'], ['Antwerpen', '2000', 'VAN'], ['Gent', '9000', 'VOV'], ['Liège', '4000', 'WLG'],
    ['Namur', '5000', 'WNA'], ['Charleroi', '6000', 'WHT'], ['Brugge', '8000', 'VWV'], ['Leuven', '3000', 'VBR'],
    ['Mons', '7000', 'WHT'], ['Hasselt', '3500', 'VLI'], ['Mechelen', '2800', 'VAN'], ['Tournai', '7500', 'WHT'],
  ],
  PT: [
    ['Lisboa', '1100-148', '11'], ['Porto', '4000-069', '13'], ['Braga', '4700-223', '03'], ['Coimbra', '3000-300', '06'],
    ['Faro', '8000-133', '08'], ['Aveiro', '3800-200', '01'], ['Évora', '7000-508', '07'], ['Setúbal', '2900-276', '15'],
    ['Guimarães', '4800-438', '03'], ['Funchal', '9000-064', '30'], ['Viseu', '3514-501', '18'], ['Leiria', '2414-006', '10'],
  ],
  NL: [
    ['Amsterdam', '1012 JS', 'NH'], ['Rotterdam', '3011 AD', 'ZH'], ['Den Haag', '2513 AA', 'ZH'], ['Utrecht', '3511 CE', 'UT'],
    ['Eindhoven', '5611 EM', 'NB'], ['Groningen', '9712 HN', 'GR'], ['Maastricht', '6211 DW', 'LI'], ['Haarlem', '2011 RD', 'NH'],
    ['Leiden', '2312 AV', 'ZH'], ['Breda', '4811 DJ', 'NB'], ['Arnhem', '6811 DG', 'GE'], ['Nijmegen', '6511 PP', 'GE'],
  ],
} as const satisfies Readonly<Record<Country, readonly City[]>>;
