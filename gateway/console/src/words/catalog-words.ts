import type { AttributeType, ImageSourceStatus, ProductImportResultStatus, ProductImportStatus, ProductStatus } from '#contract/schema.generated.js';
import type { ProductColumn } from '../catalog/product-columns.js';
import type { UsualProducts } from '../catalog/product-search.js';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** What the fields of products and variants are called. */
export type ProductFieldName =
  | 'attributeSet' | 'barcode' | 'brand' | 'color' | 'compareAtPrice' | 'composition' | 'cost' | 'description' | 'externalId' | 'gender' | 'handle' | 'madeIn' | 'material' | 'metadata' | 'modelCode' | 'price' | 'productType' | 'season' | 'size' | 'sku' | 'status' | 'title' | 'weight';

/** The texts of the list of products. */
type ListWords = Texts<
  'title' | 'products' | 'imports' | 'rules' | 'catalog' | 'category' | 'search' | 'searchHint' | 'newest' | 'oldest' | 'none' | 'noneAdvice' | 'showAll' | 'importProducts' | 'newProduct' | 'newProductAdvice' | 'untranslatedIn' | 'withImage' | 'withoutImage' | 'noImage' | 'noPrice' | 'complete' |
  'trash' | 'inTrash' | 'inCatalog' | 'trashAdvice' | 'toTrash' | 'restore' | 'deleteAdvice' | 'selectPage' | 'clearSelection' | 'change' | 'addTags' | 'removeTags' | 'commas' | 'asItIs' | 'refused' | 'readOnly' | 'yes' | 'no'> & {
    readonly columns: Texts<ProductColumn | 'tags'>;
    readonly usual: Texts<UsualProducts>;
    readonly statuses: Texts<ProductStatus>;
    readonly selectOne: (title: string) => string;
    readonly selected: (count: number) => string;
    readonly changeSeveral: (count: number) => string;
    readonly deleteSeveral: (count: number) => string;
    readonly restoreSeveral: (count: number) => string;
  };

/** The texts of changes. */
type EditWords = Texts<'conflict' | 'conflictAdvice' | 'takeTheirs' | 'amountHint' | 'aKey' | 'somebody' | 'gone' | 'remove' | 'editDetails' | 'editTags' | 'editTexts' | 'textsAdvice' | 'editAttributes' | 'attributesAdvice' | 'editCategories' | 'editVariant' | 'newVariant' | 'removeVariant' | 'removeVariantAdvice' | 'pricesAdvice'> & {
  readonly conflictOf: (field: string, value: string) => string;
  readonly keptBy: (owner: string) => string;
  readonly fieldKeptBy: (field: string, owner: string) => string;
  readonly lastChange: (who: string, when: string) => string;
};

/** The texts of one product. */
type OneWords = Texts<
  'notFound' | 'notFoundAdvice' | 'back' | 'writtenByKey' | 'ordersOfIt' | 'texts' | 'defaultLanguage' | 'noDescription' | 'variants' | 'options' | 'available' | 'prices' | 'reduced' | 'unit' | 'attributes' | 'noAttributes' | 'missing' | 'completeness' | 'titles' | 'descriptions' | 'imagesWithAlt' | 'categories' | 'noCategory' | 'details' |
  'noMetadata' | 'newMetadata' | 'metadataAdvice' | 'namespace' | 'metadataKey' | 'value' | 'locks' | 'noLocks' | 'lock' | 'unlock' | 'lockAdvice' | 'owner' | 'ownerHint' | 'lockedFields' | 'history' |
  'images' | 'noImages' | 'noAlt' | 'alt' | 'place' | 'editAlt' | 'describe' | 'altAdvice' | 'removeImage' | 'orderImages' | 'orderChanged' | 'saveOrder' | 'undo' | 'earlier' | 'later' | 'addImages' | 'dropImages' | 'addFromFile' | 'addFromAddress' | 'address' | 'addressAdvice'> & {
    readonly fields: Texts<ProductFieldName>;
    /** What happened, by the types of events. */
    readonly events: Readonly<Partial<Record<string, string>>>;
    readonly sourceStates: Texts<ImageSourceStatus>;
    readonly fallsBack: (language: string) => string;
    readonly ordersOf: (sku: string) => string;
    readonly periods: (count: number) => string;
    readonly hasOf: (has: number, wants: number) => string;
    readonly pricesIn: (list: string) => string;
    readonly imageNumber: (number: string) => string;
    readonly altOf: (file: string) => string;
    readonly notAnImage: (files: string) => string;
  };

/** The texts of imports. */
type ImportWords = Texts<
  'dropFile' | 'dropHint' | 'chooseFile' | 'otherFile' | 'reading' | 'mendAndDrop' | 'maybeBegun' | 'mapTitle' | 'mapAdvice' | 'samples' | 'holds' | 'leaveOut' | 'checkFile' | 'changeColumns' | 'leftOut' | 'wouldBecome' | 'othersStay' | 'refusedRows' | 'allRows' | 'row' | 'column' | 'result' | 'whatToDo' | 'downloadRows' | 'downloadReport' | 'mendHint' | 'reportHint' |
  'earlierImports' | 'noImports' | 'file' | 'state' | 'by' | 'began' | 'firstTurn' | 'ended' | 'kind' | 'ofKey' | 'progress' | 'waits' | 'nothingYet' | 'nothingRefused'> & {
    readonly importStates: Texts<ProductImportStatus>;
    readonly results: Texts<ProductImportResultStatus>;
    readonly targets: Texts<'attributes' | 'product' | 'translations' | 'variant'>;
    readonly holdsOf: (column: string) => string;
    readonly recognised: (kind: string, count: string) => string;
    readonly firstOnly: (count: string) => string;
    readonly importCount: (count: string) => string;
    readonly productsOf: (processed: string, total: string) => string;
  };

/** The texts of the rules of a catalog. */
type RuleWords = Texts<'rulesAdvice' | 'manageOnly' | 'languages' | 'editCatalog' | 'localesHint' | 'markets' | 'priceLists' | 'attributeSets' | 'newMarket' | 'newPriceList' | 'newAttribute' | 'newAttributeSet' | 'code' | 'codeHint' | 'name' | 'countries' | 'currency' | 'taxIncluded' | 'isDefault' | 'kindOfValue' | 'optionsHint' | 'catalogLocks' | 'noCatalogLocks' | 'defaultList'> & {
  readonly types: Texts<AttributeType>;
};

/** The texts of the catalog: products, one product, imports and rules. */
export type CatalogWords = EditWords & ImportWords & ListWords & OneWords & RuleWords;
