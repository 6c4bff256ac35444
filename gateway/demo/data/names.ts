/** The languages of the demo company's customers. */
export type Tongue = 'it' | 'en' | 'de' | 'fr' | 'es' | 'pt' | 'nl';

/** Given names of a language. */
export const FIRST_NAMES: Readonly<Record<Tongue, readonly string[]>> = {
  it: ['Giulia', 'Marco', 'Chiara', 'Alessandro', 'Francesca', 'Luca', 'Martina', 'Andrea', 'Elena', 'Matteo', 'Niccolò', 'Sofia', 'Davide', 'Beatrice'],
  en: ['Olivia', 'Harry', 'Amelia', 'Jack', 'Isla', 'George', 'Emily', 'Oliver', 'Grace', 'Thomas', 'Charlotte', 'James', 'Freya', 'Siobhán'],
  de: ['Anna', 'Lukas', 'Lea', 'Jonas', 'Hannah', 'Felix', 'Katharina', 'Maximilian', 'Jürgen', 'Käthe', 'Sophie', 'Moritz', 'Johanna', 'Sebastian'],
  fr: ['Camille', 'Louis', 'Léa', 'Hugo', 'Chloé', 'Jules', 'Manon', 'Théo', 'Inès', 'Gabriel', 'Zoé', 'François', 'Amélie', 'Benoît'],
  es: ['Lucía', 'Álvaro', 'Carmen', 'Javier', 'María', 'Pablo', 'Sofía', 'Sergio', 'Elena', 'Íñigo', 'Nuria', 'Andrés', 'Begoña', 'Diego'],
  pt: ['Inês', 'João', 'Mariana', 'Tiago', 'Beatriz', 'Rui', 'Catarina', 'Gonçalo', 'Leonor', 'Nuno', 'Joana', 'André'],
  nl: ['Emma', 'Daan', 'Sanne', 'Bram', 'Lotte', 'Sem', 'Fleur', 'Thijs', 'Noor', 'Jeroen', 'Maud', 'Koen'],
};

/** Family names of a language. */
export const LAST_NAMES: Readonly<Record<Tongue, readonly string[]>> = {
  it: ['Rossi', 'Bianchi', 'Ferrari', 'Esposito', 'Romano', 'Colombo', 'Ricci', 'Marino', 'Greco', "D'Angelo", 'Conti', 'De Luca', 'Costa', 'Lo Presti'],
  en: ['Smith', 'Jones', 'Taylor', 'Brown', 'Wilson', 'Evans', 'Thomas', 'Roberts', "O'Connor", 'Walker', 'Wright', 'Hughes', 'Edwards', 'MacDonald'],
  de: ['Müller', 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Wagner', 'Becker', 'Schäfer', 'Koch', 'Richter', 'Groß', 'von der Heide', 'Krüger', 'Lehmann'],
  fr: ['Martin', 'Bernard', 'Dubois', 'Thomas', 'Robert', 'Lefèvre', 'Moreau', 'Laurent', 'Michel', "L'Hôpital", 'Roux', 'Fournier', 'Girard', 'Le Goff'],
  es: ['García', 'Fernández López', 'González', 'Rodríguez', 'López Ruiz', 'Martínez', 'Sánchez', 'Pérez', 'Gómez', 'Muñoz', 'Ibáñez', 'Núñez Vega', 'Ortiz', 'Serrano'],
  pt: ['Silva', 'Santos', 'Ferreira', 'Pereira', 'Oliveira', 'Costa', 'Rodrigues', 'Gonçalves', 'Simões', 'Magalhães', 'Lopes', 'Almeida'],
  nl: ['de Jong', 'Jansen', 'de Vries', 'van den Berg', 'Bakker', 'van Dijk', 'Visser', 'Smit', 'Meijer', 'de Groot', "van 't Hoff", 'Peeters'],
};
